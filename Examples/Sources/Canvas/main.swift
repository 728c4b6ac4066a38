// The canvas of the text from 2017: step by step, or with its past.

if CommandLine.arguments.contains("--time-travel") { travel() } else { printSteps() }

// The counter of the talk, in a terminal: step by step, or with its past.

if CommandLine.arguments.contains("--time-travel") { travel() } else { printSteps() }

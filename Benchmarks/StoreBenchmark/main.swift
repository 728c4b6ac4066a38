// Prints what the library costs, beside a store as the field writes them. Words on the command line choose workloads:
// `StoreBenchmark W1 W2`.

let workloads =
  dispatchWorkloads + canvasWorkloads + flowWorkloads + subscriptionWorkloads + timeWorkloads
  + lineWorkloads
let chosen = CommandLine.arguments.dropFirst()

// First, while nothing that was freed before lies about to be used again.
if chosen.isEmpty || chosen.contains("W12") { printMemory() }

if chosen.contains("W18") { printActionMemory() }

print(Workload.heading)
for workload in workloads where chosen.isEmpty || chosen.contains(where: { workload.isCalled($0) }) {
  print(workload.row())
}

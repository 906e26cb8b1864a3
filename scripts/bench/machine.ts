import { availableParallelism, loadavg, totalmem } from 'node:os'

/** The machine in general words, as it is now: `2 cores, 24 GB of memory, Node 24.21.0`, and whether it is busy. */
export function machine(): string {
  const cores = availableParallelism()
  const gigabytes = Math.round(totalmem() / 1024 ** 3)
  const [load = 0] = loadavg()
  const others = load > 1 ? `, busy with other things too (load ${load.toFixed(1)}): times are too long` : ''
  return `${cores} ${cores === 1 ? 'core' : 'cores'}, ${gigabytes} GB of memory, Node ${process.versions.node}${others}`
}

// Preloaded into the CLI. It runs in a process group of its own, so a launcher that is killed outright cannot take it along:
// it notices by itself that it has become an orphan, and ends as if by Ctrl-C.
const LOOK_MS = 500
const parent = process.ppid

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGINT')
}, LOOK_MS).unref()

// The entry point of every npm script. Runs under any Node >= 20 and without dependencies: it makes node_modules match the lock file,
// then hands over to scripts/<command>.ts on the Node 24 that node_modules holds.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const bin = join(root, 'node_modules', '.bin')
const node = join(bin, process.platform === 'win32' ? 'node.exe' : 'node')
const stamp = join(root, 'node_modules', '.cache', 'install.sha256')

/** Ends with one sentence; nothing started yet needs cleaning up. */
function stop(message) {
  console.error(message)
  process.exit(1)
}

/** The lock file's hash, with the system it was installed for: a folder copied to another system must be installed again. */
function wantedInstall() {
  const lock = readFileSync(join(root, 'package-lock.json'))
  return createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex')
}

function isInstalled(wanted) {
  if (!existsSync(node)) return false
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true
  return holdsWhatIsLocked() && remember(wanted)
}

/** Whether an `npm ci` or `npm install` run by hand has left what the lock file names; npm notes what it installed. */
function holdsWhatIsLocked() {
  const note = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(note)) return false
  const installed = JSON.parse(readFileSync(note, 'utf8')).packages
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  return Object.entries(locked)
    .filter(([path, { optional, link }]) => path.includes('node_modules/') && !optional && !link)
    .every(([path, { version }]) => installed[path]?.version === version)
}

function remember(wanted) {
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
  return true
}

function install(wanted) {
  console.log('Installing the dependencies (npm ci); the first time takes a minute or two …')
  const npm = process.env.npm_execpath
  const args = ['ci', '--loglevel=error', '--no-audit', '--no-fund', '--no-progress']
  const done = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, encoding: 'utf8' })
    : spawnSync('npm', args, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' })
  const output = `${done.stdout ?? ''}${done.stderr ?? ''}${done.error?.message ?? ''}`
  if (done.status !== 0 || !existsSync(node)) {
    if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|network/i.test(output)) {
      stop('The npm registry cannot be reached, so the dependencies are not installed. Retry with: npm ci')
    }
    stop(`The dependencies could not be installed. See why with: npm ci\n${output.trim()}`)
  }
  remember(wanted)
}

if (Number(process.versions.node.split('.')[0]) < 20) {
  stop(
    `Node ${process.versions.node} is too old to begin with; install Node 20 or newer (https://nodejs.org) and retry.`,
  )
}

const [command, ...args] = process.argv.slice(2)
const script = join(root, 'scripts', `${command}.ts`)
if (!command || !existsSync(script)) stop(`There is no script named ${command ?? '(none)'}.`)

const wanted = wantedInstall()
if (!isInstalled(wanted)) install(wanted)

// What passes gigabytes has V8 keep little of them (tests/faults/archive-large.soak.test.ts).
const flags = JSON.parse(readFileSync(join(root, 'scripts', 'lib', 'node-flags.json'), 'utf8'))
const child = spawn(node, [...(flags[command] ?? []), script, ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${bin}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}` },
})
// Ctrl-C reaches the child by itself, a signal to this process alone does not; the child tells the two copies apart.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  let forwarded = false
  process.on(signal, () => {
    if (!forwarded) child.kill(signal)
    forwarded = true
  })
}
// `kill` on npm ends npm and its shell, and nobody tells this process.
const parent = process.ppid
const orphaned = setInterval(() => {
  if (process.ppid === parent || !process.env.npm_lifecycle_event) return
  clearInterval(orphaned)
  child.kill('SIGTERM')
}, 500)
child.on('error', (error) => stop(`${node} does not start: ${error.message}`))
child.on('exit', (code, signal) =>
  process.exit(signal ? 128 + (constants.signals[signal] ?? 0) : (code ?? 1)),
)

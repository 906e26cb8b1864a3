import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { closeSync, existsSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { EMULATOR_HOME } from '../lib/paths.ts'
import { StopError } from '../lib/stop-error.ts'
import { onStopSignal } from '../lib/stop-signals.ts'
import { cliArgs, cliEnv } from './cli.ts'
import { lineKind, lineSplitter } from './log-lines.ts'
import { descendantsOf, killNow, markedProcesses } from './marked-processes.ts'
import { type EmulatorName, portsOf, refuseTakenPorts } from './ports.ts'
import { waitForAnswers } from './readiness.ts'

const ALL: readonly EmulatorName[] = ['auth', 'firestore', 'functions', 'storage', 'hosting']
const GRACE_MS = 30_000

/** How to start the emulators. */
export interface EmulatorOptions {
  /** Which ones; all of firebase.json otherwise. */
  only?: readonly EmulatorName[]
  /** An export to open. It is only read: what changes is gone at the end. */
  importDir?: string
  /** A folder that the state is written to when the emulators end. */
  exportOnExit?: string
  /** The log file; `.firebase/emulators/emulators.log` otherwise. */
  logFile?: string
  /** Options of the database's Java, where those for a short life do not do. */
  jvm?: string
  /** What the emulators, and the functions in them, have in their environment besides. */
  env?: NodeJS.ProcessEnv
  /** Does not print the log's important lines. */
  quiet?: boolean
}

/** Running emulators. */
export interface Emulators {
  /** Ends them gracefully and everything they started; resolves when nothing is left. Safe to call twice. */
  stop(): Promise<void>
  /** Resolves once they have ended, with the CLI's exit code (null after a signal). */
  exited: Promise<number | null>
}

/**
 * Starts the emulators and waits until each one, and the API, answers. Ctrl-C and SIGTERM end them gracefully, and a process
 * that dies of an exception ends them too. Throws a StopError when a port is taken, Java or a jar is missing, or the start fails.
 */
export async function startEmulators(options: EmulatorOptions = {}): Promise<Emulators> {
  const only = options.only ?? ALL
  const logFile = options.logFile ?? join(EMULATOR_HOME, 'emulators.log')
  const importDir = absolute(options.importDir)
  const exportOnExit = absolute(options.exportOnExit)
  if (importDir && !existsSync(importDir)) throw new StopError(`${importDir} is not there.`)
  await refuseTakenPorts(portsOf(only))
  const mark = randomUUID()
  const env = { ...(await cliEnv(mark, options.jvm)), ...options.env }
  mkdirSync(EMULATOR_HOME, { recursive: true })
  mkdirSync(dirname(logFile), { recursive: true })

  const child = spawn(process.execPath, cliArgs({ only, importDir, exportOnExit }), {
    cwd: EMULATOR_HOME, // its debug logs land here
    env,
    detached: true, // a group of its own: Ctrl-C of the terminal must not reach it a second time
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const running = supervise(child, mark)
  const ready = watchOutput(child, logFile, options.quiet ?? false)
  const early = running.exited.then((code) => {
    throw new StopError(
      code === 0 ? 'Stopped before everything was ready.' : `The emulators did not start; see ${logFile}`,
    )
  })
  try {
    await Promise.race([ready, early])
    await Promise.race([waitForAnswers(only), early])
  } catch (error) {
    await running.stop()
    throw error
  }
  return running
}

// The CLI runs in a folder of its own and would read a relative path from there.
function absolute(path: string | undefined): string | undefined {
  return path && resolve(path)
}

function watchOutput(child: ChildProcess, logFile: string, quiet: boolean): Promise<void> {
  const log = openSync(logFile, 'w')
  return new Promise((onReady) => {
    const onLine = (raw: string): void => {
      const line = stripVTControlCharacters(raw)
      writeSync(log, `${line}\n`) // at once: the log is searched as soon as the emulators have ended
      const kind = lineKind(line)
      if (kind === 'ready') onReady()
      if (kind === 'important' && !quiet) console.error(line)
    }
    child.stdout?.on('data', lineSplitter(onLine))
    child.stderr?.on('data', lineSplitter(onLine))
    child.once('close', () => closeSync(log))
  })
}

function supervise(child: ChildProcess, mark: string): Emulators {
  const group = child.pid ? [-child.pid] : []
  const killAll = (others: readonly number[] = []): void =>
    killNow([...group, ...markedProcesses(mark), ...others])
  const onExit = (): void => killAll() // an exception of ours must not leave them behind
  process.once('exit', onExit)

  let stopping: Promise<void> | undefined
  const end = async (): Promise<void> => {
    const others = child.pid ? await descendantsOf(child.pid) : []
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGINT')
    const deadline = setTimeout(() => killAll(others), GRACE_MS)
    await exited
    clearTimeout(deadline)
    killAll(others)
  }
  const stop = (): Promise<void> => {
    stopping ??= end()
    return stopping
  }
  const unregister = onStopSignal(() => void stop(), killAll)
  child.once('exit', () => killAll())
  const exited = new Promise<number | null>((onExited) => {
    child.once('error', () => onExited(1))
    child.once('close', onExited) // later than 'exit': by then the whole output is in the log
  }).then((code) => {
    process.off('exit', onExit)
    unregister()
    return code
  })
  return { stop, exited }
}

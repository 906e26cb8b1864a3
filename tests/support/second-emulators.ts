import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { cliEnv, PROJECT } from '../../scripts/emulators/cli.ts'
import { killNow, markedProcesses } from '../../scripts/emulators/marked-processes.ts'
import { readFirebaseConfig } from '../../scripts/lib/firebase-config.ts'
import { inRoot } from '../../scripts/lib/paths.ts'

/** So far above the ports of firebase.json. */
const shift = 1000

const { emulators } = readFirebaseConfig()
const moved = (name: 'auth' | 'firestore' | 'storage' | 'hub' | 'logging') => {
  const { host, port } = emulators[name]
  return { host, port: port + shift }
}
const address = (name: Parameters<typeof moved>[0]) => `${moved(name).host}:${moved(name).port}`

/** A second set of emulators beside the running ones. */
export interface SecondEmulators {
  /** The environment of a process that uses them. */
  env: NodeJS.ProcessEnv
  /** Host and port of its Storage. */
  storage: string
  stop(): Promise<void>
}

/** Has the running emulators export what they hold to a folder. */
export async function exportTo(path: string): Promise<void> {
  const { host, port } = emulators.hub
  const response = await fetch(`http://${host}:${port}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path, initiatedBy: 'tests' }),
  })
  if (!response.ok) throw new Error(`the export failed: ${response.status} ${await response.text()}`)
}

/** Starts Auth, Firestore and Storage on an export, at ports of their own. */
export async function startSecondEmulators(importDir: string): Promise<SecondEmulators> {
  const home = mkdtempSync(join(tmpdir(), 'emulators-'))
  const rules = ['firestore.rules', 'storage.rules']
  for (const file of rules) copyFileSync(inRoot(file), join(home, file))
  const config = {
    firestore: { rules: 'firestore.rules' },
    storage: { rules: 'storage.rules' },
    emulators: {
      singleProjectMode: true,
      auth: moved('auth'),
      firestore: { ...moved('firestore'), websocketPort: emulators.firestore.websocketPort + shift },
      storage: moved('storage'),
      hub: moved('hub'),
      logging: moved('logging'),
      ui: { enabled: false },
    },
  }
  writeFileSync(join(home, 'firebase.json'), JSON.stringify(config))
  const mark = randomUUID()
  const child = spawn(
    process.execPath,
    [
      inRoot('node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js'),
      ...['emulators:start', '--project', PROJECT, '--config', join(home, 'firebase.json')],
      ...['--only', 'auth,firestore,storage', '--import', importDir],
    ],
    // Storage writes its files below the temporary folder, which the first set has one of its own for.
    { cwd: home, detached: true, stdio: 'ignore', env: { ...(await cliEnv(mark)), TMPDIR: home } },
  )
  const exited = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGINT')
    await Promise.race([exited, new Promise((resolve) => setTimeout(resolve, 15_000))])
    killNow([...(child.pid ? [-child.pid] : []), ...markedProcesses(mark)])
    rmSync(home, { recursive: true, force: true })
  }
  try {
    // Storage is the last to start, and takes its import before it answers.
    for (const name of ['firestore', 'auth', 'storage'] as const)
      await vi.waitFor(() => fetch(`http://${address(name)}/`), { timeout: 90_000, interval: 500 })
  } catch (error) {
    await stop()
    throw error
  }
  return {
    env: {
      FIRESTORE_EMULATOR_HOST: address('firestore'),
      FIREBASE_AUTH_EMULATOR_HOST: address('auth'),
      FIREBASE_STORAGE_EMULATOR_HOST: address('storage'),
    },
    storage: address('storage'),
    stop,
  }
}

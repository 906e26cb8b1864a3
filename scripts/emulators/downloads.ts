import { existsSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { inRoot } from '../lib/paths.ts'

interface Download {
  downloadPathRelativeToCacheDir: string
  remoteUrl: string
}

const TOOLS = inRoot('node_modules', 'firebase-tools', 'lib', 'emulator', 'downloadableEmulatorInfo.json')

/** What the CLI itself knows about its downloads. */
export function downloads(): Record<'firestore' | 'storage', Download> & {
  ui: { main: { binaryPathRelativeToCacheDir: string } }
} {
  return JSON.parse(readFileSync(TOOLS, 'utf8'))
}

function cached(relative: string): string | undefined {
  const folder = process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators')
  return existsSync(join(folder, relative)) ? join(folder, relative) : undefined
}

/** A jar that the CLI has downloaded before. */
export function cachedJar(name: 'firestore' | 'storage'): string | undefined {
  return cached(downloads()[name].downloadPathRelativeToCacheDir)
}

/** Whether the CLI has downloaded the Emulator UI before. */
export function uiIsCached(): boolean {
  return cached(downloads().ui.main.binaryPathRelativeToCacheDir) !== undefined
}

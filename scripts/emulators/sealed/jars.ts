import { capture } from '../../lib/run.ts'
import { StopError } from '../../lib/stop-error.ts'
import { cachedJar } from '../downloads.ts'
import { fallbackJars, sdkJar } from './cloud-sdk.ts'
import { downloadHostAnswers } from './download-host.ts'

const NEITHER = `The Firestore and Storage emulators can neither be downloaded (storage.googleapis.com does not answer) nor found in a Google
Cloud SDK. Connect to the internet and retry, or run: gcloud components install cloud-firestore-emulator`

/**
 * The variables that tell the CLI which jars to run: none where it has, or can download, its own; otherwise those that name
 * the Cloud SDK's. Stops with the way out when there is neither.
 */
export async function jarEnv(): Promise<NodeJS.ProcessEnv> {
  if (cliHasJars()) return {}
  if ((await downloadHostAnswers()) && (await download())) return {}
  const jar = sdkJar()
  if (!jar) throw new StopError(NEITHER)
  const { firestore, storage } = await fallbackJars(jar)
  return { FIRESTORE_EMULATOR_BINARY_PATH: firestore, STORAGE_EMULATOR_BINARY_PATH: storage }
}

/** The runtime that evaluates storage rules for the CLI here, either of the two. */
export async function storageRulesJar(): Promise<{ jar: string; isFallback: boolean }> {
  const { STORAGE_EMULATOR_BINARY_PATH: fallback } = await jarEnv()
  const jar = fallback ?? cachedJar('storage')
  if (!jar) throw new StopError(NEITHER)
  return { jar, isFallback: fallback !== undefined }
}

function cliHasJars(): boolean {
  return cachedJar('firestore') !== undefined && cachedJar('storage') !== undefined
}

async function download(): Promise<boolean> {
  console.log('Downloading the Firestore and Storage emulators (about 120 MB, once) …')
  for (const emulator of ['firestore', 'storage']) {
    const { code } = await capture('firebase', [`setup:emulators:${emulator}`])
    if (code !== 0) return false
  }
  return cliHasJars()
}

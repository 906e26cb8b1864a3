import type { Request } from '@dlm/contract/contract'
import type { UploadPlace } from '@dlm/contract/dashboard/dashboard.schema'
import { durations } from '@dlm/contract/durations'
import type { FirebaseApp } from 'firebase/app'
import {
  connectStorageEmulator,
  type FirebaseStorage,
  getStorage,
  ref,
  type UploadTask,
  uploadBytesResumable,
} from 'firebase/storage'
import { callAdmin } from '../auth/admin-session.ts'
import { uploadApp } from '../auth/firebase-sessions.ts'
import { currentSession } from '../auth/session.ts'
import { noConnection } from '../lib/api/api-failure.ts'

/** Where the Storage emulator listens (firebase.json). */
const emulator = { host: '127.0.0.1', port: 9199 }

/** Milliseconds for which an upload without a connection is retried automatically. */
const timeoutMs = 90_000

/** Milliseconds after which a file is sent with another token: half of a token's life is left for the slowest. */
const renewAfter = (durations.uploadToken * 1000) / 2

const opened = new WeakMap<object, FirebaseStorage>()

/** Whose uploads are signed in, and since when; one for all files that are sent at the same time. */
let permit: { uid: string; since: number; app: Promise<FirebaseApp> } | null = null

async function permittedApp(): Promise<FirebaseApp> {
  const uid = currentSession()?.user.uid
  if (uid === undefined) throw noConnection()
  if (permit?.uid !== uid || Date.now() - permit.since > renewAfter) {
    const app = callAdmin('upload_token', {}).then(({ token }) => uploadApp(token))
    const newPermit = { uid, since: Date.now(), app }
    permit = newPermit
    app.catch(() => {
      if (permit === newPermit) permit = null
    })
  }
  return permit.app
}

async function openStorage(): Promise<FirebaseStorage> {
  const app = await permittedApp()
  const openedStorage = opened.get(app)
  if (openedStorage) return openedStorage
  const storage = getStorage(app)
  // A connection that is away for longer is for the person to see, and to try again.
  storage.maxUploadRetryTime = timeoutMs
  if (app.options.projectId?.startsWith('demo-'))
    connectStorageEmulator(storage, emulator.host, emulator.port)
  opened.set(app, storage)
  return storage
}

/** A file as `start_upload` takes it. */
export interface UploadRequest {
  file: Blob
  name: string
  fingerprint?: string
  /** When it was taken (ms), where that orders the upload. */
  takenAt?: number | undefined
}

/**
 * Requests upload slots: where each file goes.
 * @param upload of a large upload, how many of its files are before these, and when it began, as its first call was answered
 * @throws ApiFailure naming a file that is not taken and was alone
 */
export async function requestUploadSlots(
  files: readonly UploadRequest[],
  upload: { from: number; startedAt?: number | undefined } = { from: 0 },
): Promise<{ places: UploadPlace[]; startedAt: number }> {
  const list: unknown = files.map(({ file, name, fingerprint, takenAt }) => ({
    ...{ name, type: file.type, size: file.size },
    ...(fingerprint && { fingerprint }),
    ...(takenAt !== undefined && { takenAt }),
  }))
  const request: Request<'start_upload'> = { files: JSON.stringify(list), ...upload }
  const { data, startedAt } = await callAdmin('start_upload', request)
  return { places: data, startedAt }
}

/** Begins to send a file to its place; the task may be paused, resumed and cancelled. A task is itself a promise: hence the box. */
export async function sendFile(file: Blob, path: string): Promise<{ task: UploadTask }> {
  return { task: uploadBytesResumable(ref(await openStorage(), path), file, { contentType: file.type }) }
}

/**
 * Uploads the picture of a form.
 * @param onProgress receives which part of it is uploaded, from 0 to 1
 * @returns its path, for the form's field
 * @throws ApiFailure
 */
export async function uploadPicture(file: File, onProgress?: (part: number) => void): Promise<string> {
  const {
    places: [place],
  } = await requestUploadSlots([{ file, name: file.name }])
  if (place?.path === undefined) throw noConnection()
  const { task } = await sendFile(file, place.path)
  if (onProgress)
    task.on('state_changed', ({ bytesTransferred, totalBytes }) => onProgress(bytesTransferred / totalBytes))
  await task.then(
    () => undefined,
    () => {
      throw noConnection()
    },
  )
  return place.path
}

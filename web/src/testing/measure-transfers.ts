import { initializeApp } from 'firebase/app'
import { connectAuthEmulator, getAuth, signInWithCustomToken } from 'firebase/auth'
import { connectStorageEmulator, getStorage, ref, uploadBytesResumable } from 'firebase/storage'
import { buildZip } from '../features/media/zip/parts.ts'

/** The settings that `npm run bench` gives to the page. */
export interface TransferSettings {
  project: string
  bucket: string
  /** Of an admin, who may upload. */
  uid: string
  /** A Firebase custom token. */
  token: string
  storageHost: string
  authOrigin: string
  rounds: number
  uploadBytes: number
  zipFiles: number
  zipFileBytes: number
}

function noise(bytes: number): Blob {
  const largest = 65_536
  const parts = Array.from({ length: bytes / largest }, () => crypto.getRandomValues(new Uint8Array(largest)))
  return new Blob(parts, { type: 'video/mp4' })
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1000
}

async function openStorage({ project, bucket, token, storageHost, authOrigin }: TransferSettings) {
  const app = initializeApp({ projectId: project, storageBucket: bucket, apiKey: 'none' })
  const auth = getAuth(app)
  connectAuthEmulator(auth, authOrigin, { disableWarnings: true })
  await signInWithCustomToken(auth, token)
  const storage = getStorage(app)
  const [host = '', port] = storageHost.split(':')
  connectStorageEmulator(storage, host, Number(port))
  return storage
}

/** Seconds of each round. */
export interface TransferTimes {
  upload: number[]
  bareUpload: number[]
  zip: number[]
  copy: number[]
}

/** Uploads as `admin/uploads.ts` does and zips as the portal does, each in turns with the plain copy of the same bytes. */
async function measure(settings: TransferSettings): Promise<TransferTimes> {
  const { uid, bucket, storageHost, rounds, uploadBytes, zipFiles, zipFileBytes } = settings
  const storage = await openStorage(settings)
  const times: TransferTimes = { upload: [], bareUpload: [], zip: [], copy: [] }
  const file = noise(uploadBytes)
  const files = Array.from({ length: zipFiles }, (_, at) => ({
    name: `${at}.mp4`,
    content: noise(zipFileBytes),
  }))
  for (let round = 0; round < rounds; round++) {
    const place = `staging/${uid}/${crypto.randomUUID()}/file`
    const bare = `http://${storageHost}/upload/storage/v1/b/${bucket}/o?uploadType=media&name=bare-${round}`
    const headers = { authorization: 'Bearer owner', 'content-type': file.type }
    times.bareUpload.push(await secondsOf(() => fetch(bare, { method: 'POST', headers, body: file })))
    times.upload.push(
      await secondsOf(() =>
        uploadBytesResumable(ref(storage, place), file, { contentType: file.type }).then(),
      ),
    )
    times.copy.push(await secondsOf(() => new Blob(files.map(({ content }) => content)).arrayBuffer()))
    times.zip.push(await secondsOf(() => buildZip(files, () => undefined)))
  }
  return times
}

Object.assign(globalThis, { measureTransfers: measure })

import { BufferTarget, StreamTarget, type Target } from 'mediabunny'
import { indexFirst } from './index-first.ts'

/** Bytes of a file up to which the result is held in memory. */
const mostInMemory = 256 * 1_048_576

/** How the files are called that the browser stores for its page alone, with the time (ms). */
const stored = /^rewrap-(\d+)/
/** Milliseconds after which one is not needed any more: an upload is shorter. */
const longestUpload = 86_400_000

/** Where the result of a conversion is written. */
export interface Place {
  target: Target
  /** Whether the index has to be written before the pictures; otherwise it is put there in the end. */
  isIndexFirst: boolean
  /** What was written, with the index first, so that a player has it before the pictures. */
  result(): Promise<Blob | null>
}

function inMemory(): Place {
  const target = new BufferTarget()
  const result = async () => target.buffer && new Blob([target.buffer])
  return { target, isIndexFirst: true, result }
}

/** @throws where the browser has no such storage, or no room in it */
async function onDisk(): Promise<Place> {
  const folder = await navigator.storage.getDirectory()
  for await (const name of folder.keys()) {
    const [, at] = stored.exec(name) ?? []
    if (at !== undefined && Number(at) < Date.now() - longestUpload) await folder.removeEntry(name)
  }
  const file = await folder.getFileHandle(`rewrap-${Date.now()}-${crypto.randomUUID()}`, { create: true })
  const target = new StreamTarget(await file.createWritable(), { chunked: true })
  return { target, isIndexFirst: false, result: async () => indexFirst(await file.getFile()) }
}

/** The place for a result of about so many bytes. @throws where the browser has no room for a large one */
export async function placeFor(bytes: number): Promise<Place> {
  return bytes > mostInMemory ? onDisk() : inMemory()
}

import type { Answer } from '@dlm/contract/contract'
import { callAdmin } from '../../../lib/admin-session.ts'
import { announceUploads, sendFile } from '../../../lib/uploads.ts'
import { audioFacts, videoFacts } from './recording-facts.ts'
import type { Row, UploadKind } from './upload-queue.ts'

type Refused = Answer<'add_photos'>['refused']

/** Puts files that arrived into their list. @returns those that the server refused, by name, with the reason */
export async function registerUploads(
  kind: UploadKind,
  fid: string | undefined,
  rows: readonly Row[],
): Promise<Refused> {
  const described = rows.map(({ id, file, path }) => ({
    id,
    name: file.name,
    size: file.size,
    type: file.type,
    file: path,
  }))
  if (kind === 'image') {
    const files = JSON.stringify(described.map(({ id, ...photo }) => ({ ...photo, pid: id })))
    return (await callAdmin('add_photos', { fid: fid ?? '', files })).refused
  }
  if (kind === 'audio') {
    const files = await inTurn(rows, async ({ id, file }, at) => {
      const { duration, peaks } = await audioFacts(file)
      return { ...described[at], id: undefined, aid: id, duration, peaks }
    })
    return (await callAdmin('add_audios', { files: JSON.stringify(files) })).refused
  }
  const files = await inTurn(rows, async ({ id, file }, at) => {
    const { duration, still } = await videoFacts(file)
    return { ...described[at], id: undefined, vid: id, duration, poster: still && (await uploadStill(still)) }
  })
  return (await callAdmin('add_videos', { files: JSON.stringify(files) })).refused
}

/** One after the other: each is held in memory while it is looked at. */
async function inTurn<T>(rows: readonly Row[], work: (row: Row, at: number) => Promise<T>): Promise<T[]> {
  const done: T[] = []
  for (const [at, row] of rows.entries()) done.push(await work(row, at))
  return done
}

/** A video without its still is a video all the same. */
async function uploadStill(still: Blob): Promise<string | undefined> {
  try {
    const [place] = await announceUploads([{ file: still, name: 'still.jpg' }])
    if (!place) return undefined
    const { task } = await sendFile(still, place.path)
    await task
    return place.path
  } catch {
    return undefined
  }
}

import type { UploadKind } from '@dlm/contract/media/media-types'
import { callAdmin } from '../../../auth/admin-session.ts'
import type { Row } from './upload-queue.ts'
import type { Refused } from './uploader.ts'

/** What each list calls the id of a file. */
const idField = { image: 'pid', video: 'vid', audio: 'aid' } as const

/** Puts uploaded files into their list. @returns those that the server refused, by their places, with the reason */
export async function registerUploads(
  kind: UploadKind,
  fid: string | undefined,
  rows: readonly Row[],
): Promise<Refused> {
  const described = rows.map(({ id, file: { name, size, type }, path, facts }) => ({
    ...{ [idField[kind]]: id, name, size, type, file: path },
    ...facts,
  }))
  const files = JSON.stringify(described)
  if (kind === 'image') return (await callAdmin('add_photos', { fid: fid ?? '', files })).refused
  return (await callAdmin(kind === 'audio' ? 'add_audios' : 'add_videos', { files })).refused
}

import { registeredAlready } from '@dlm/contract/media/admin-media.texts'
import type { UploadKind } from '@dlm/contract/media/media-types'
import { callAdmin } from '../../../auth/admin-session.ts'
import type { Refused } from './upload-list.ts'
import type { Row } from './upload-queue.ts'

/** The id field of each list. */
const idField = { image: 'pid', video: 'vid', audio: 'aid' } as const

/** Adds uploaded files to their list. @returns the refused ones with the reason; a file registered before counts as added */
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
  const { refused } =
    kind === 'image'
      ? await callAdmin('add_photos', { fid: fid ?? '', files })
      : await callAdmin(kind === 'audio' ? 'add_audios' : 'add_videos', {
          files,
          ...(fid !== undefined && { fid }),
        })
  return refused.filter(({ msg }) => msg !== registeredAlready)
}

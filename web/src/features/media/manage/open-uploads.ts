import type { UploadKind } from '@dlm/contract/media/media-types'
import { currentSession, onIdentityChange } from '../../../auth/session.ts'
import { forgetUploads, keepUpload, uploadsOf } from '../../../lib/drafts.ts'
import { progressOf } from './upload-queue.ts'
import { Uploader } from './uploader.ts'

/** One for each list: an upload goes on while its admin is elsewhere on the page. */
const open = new Map<string, Uploader>()

onIdentityChange(() => {
  for (const uploader of open.values()) uploader.stop()
  open.clear()
})

/** Leaving the page loses what has not arrived, and who registers would not hear what became of it. */
const warn = (event: BeforeUnloadEvent) => event.preventDefault()

function warnOfLoss(): void {
  const wouldLose = [...open.values()].some((uploader) => {
    const { isUnderway, isRegistering } = progressOf(uploader.rows.get())
    return isUnderway || isRegistering
  })
  if (wouldLose) addEventListener('beforeunload', warn)
  else removeEventListener('beforeunload', warn)
}

/** The upload into a list of the signed-in member, with what arrived before a reload and is not in the list yet. */
export function uploaderOf(kind: UploadKind, fid: string | undefined): Uploader {
  const list = fid === undefined ? kind : `${kind}/${fid}`
  const known = open.get(list)
  if (known) return known
  const uid = currentSession()?.user.uid ?? ''
  const uploader = new Uploader(kind, {
    files: uploadsOf(uid, list),
    keep: (file) => keepUpload(uid, list, file),
    forget: (ids) => forgetUploads(uid, list, ids),
  })
  uploader.rows.subscribe(warnOfLoss)
  open.set(list, uploader)
  return uploader
}

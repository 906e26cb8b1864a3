import { mediaTexts } from '@dlm/contract/media/media.texts'
import type { UploadKind } from '@dlm/contract/media/media-types'
import { refreshDashboard } from '../../../admin/admin-query.ts'
import { showUpload, type UploadUnderway } from '../../../admin/desk/uploads-underway.ts'
import { publicReadsOf } from '../../../admin/public-reads.ts'
import { currentSession, onIdentityChange } from '../../../auth/session.ts'
import { queryClient } from '../../../lib/api/query.ts'
import { notify } from '../../../lib/notify.ts'
import { forgetUploads, type StagedFile, storeUpload, uploadsOf } from '../../../lib/storage/drafts.ts'
import { registerUploads } from './register-uploads.ts'
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

/** What other screens show of an upload; null where nothing is on its way, nor waits for its admin. */
function underwayOf({ rows }: Uploader, kind: UploadKind, fid: string | undefined): UploadUnderway | null {
  const { isUnderway, isRegistering, arrived, chosen, toAdd, hasQuestions, hasFailed } = progressOf(
    rows.get(),
  )
  const waits = hasQuestions || hasFailed || toAdd > 0
  return isUnderway || isRegistering || waits
    ? { kind, fid, uploaded: arrived, chosen, isSending: isUnderway || isRegistering }
    : null
}

/** The upload into a list of the signed-in member, with what arrived before a reload and is not in the list yet. */
export function uploaderOf(kind: UploadKind, fid: string | undefined): Uploader {
  const list = fid === undefined ? kind : `${kind}/${fid}`
  const known = open.get(list)
  if (known) return known
  const uid = currentSession()?.user.uid ?? ''
  const staged = {
    files: uploadsOf(uid, list),
    keep: (file: StagedFile) => storeUpload(uid, list, file),
    forget: (ids: ReadonlySet<string>) => forgetUploads(uid, list, ids),
  }
  const uploader = new Uploader(kind, staged, {
    register: (rows) => registerUploads(kind, fid, rows),
    async onAdded(files) {
      await refreshDashboard(queryClient, publicReadsOf(kind === 'image' ? 'photo' : kind))
      if (files > 0) void notify(mediaTexts.uploadCompleted(files))
    },
  })
  uploader.rows.subscribe(warnOfLoss)
  uploader.rows.subscribe(() => showUpload(list, underwayOf(uploader, kind, fid)))
  open.set(list, uploader)
  return uploader
}

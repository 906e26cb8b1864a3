import { adminMediaTexts } from '@dlm/contract/media/admin-media.texts'
import type { UploadKind } from '@dlm/contract/media/media-types'
import { refreshDashboard } from '../../../admin/admin-query.ts'
import { showUpload, type UploadUnderway } from '../../../admin/desk/uploads-underway.ts'
import { publicReadsOf } from '../../../admin/public-reads.ts'
import { currentSession, onIdentityChange } from '../../../auth/session.ts'
import { queryClient } from '../../../lib/api/query.ts'
import { keepAwake } from '../../../lib/keep-awake.ts'
import { notify } from '../../../lib/notify.ts'
import { forgetUploads, type StagedFile, storeUpload, uploadsOf } from '../../../lib/storage/drafts.ts'
import { storeUnsentFiles, type UnsentFile, unsentFiles } from '../../../lib/storage/unsent-files.ts'
import { registerUploads } from './register-uploads.ts'
import { progressOf, unsentOf } from './upload-queue.ts'
import { Uploader } from './uploader.ts'

/** One uploader per list: an upload continues while the admin is on another screen. */
const open = new Map<string, Uploader>()

onIdentityChange(() => {
  for (const uploader of open.values()) uploader.stop()
  open.clear()
})

/** Leaving the page loses pending uploads, and the results of a registration. */
const warn = (event: BeforeUnloadEvent) => event.preventDefault()

/** Releases the wake lock that is held during uploads: a computer that sleeps sends nothing. */
let letSleep: (() => void) | null = null

function guardUploads(): void {
  const wouldLose = [...open.values()].some((uploader) => {
    const { isUnderway, isRegistering } = progressOf(uploader.rows.get())
    return isUnderway || isRegistering
  })
  if (wouldLose) addEventListener('beforeunload', warn)
  else removeEventListener('beforeunload', warn)
  if (wouldLose) letSleep ??= keepAwake()
  else {
    letSleep?.()
    letSleep = null
  }
}

/** What other screens show of an upload; null where nothing is pending, nor waits for the admin. */
function underwayOf({ rows }: Uploader, kind: UploadKind, fid: string | undefined): UploadUnderway | null {
  const { isUnderway, isRegistering, uploaded, chosen, toAdd, hasQuestions, hasFailed, missing } = progressOf(
    rows.get(),
  )
  const waits = hasQuestions || hasFailed || toAdd > 0 || missing > 0
  return isUnderway || isRegistering || waits
    ? { kind, fid, uploaded, chosen, isSending: isUnderway || isRegistering }
    : null
}

/** Stores which files are unsent when these are others: their progress changes many times a second. */
function storedWhenChanged(store: (files: readonly UnsentFile[]) => void) {
  let before = ''
  return (files: readonly UnsentFile[]) => {
    const now = JSON.stringify(files)
    if (now === before) return
    before = now
    store(files)
  }
}

/** The uploader of a list for the signed-in member, with the files uploaded before a reload that are not in the list yet. */
export function uploaderOf(kind: UploadKind, fid: string | undefined): Uploader {
  const list = fid === undefined ? kind : `${kind}/${fid}`
  const existing = open.get(list)
  if (existing) return existing
  const uid = currentSession()?.user.uid ?? ''
  const staged = {
    files: uploadsOf(uid, list),
    unsent: unsentFiles(uid, list),
    add: (file: StagedFile) => storeUpload(uid, list, file),
    remove: (ids: ReadonlySet<string>) => forgetUploads(uid, list, ids),
  }
  const uploader = new Uploader(kind, staged, {
    register: (rows) => registerUploads(kind, fid, rows),
    async onAdded(files) {
      await refreshDashboard(queryClient, publicReadsOf(kind === 'image' ? 'photo' : kind))
      if (files > 0) void notify(adminMediaTexts.uploadCompleted(files))
    },
  })
  uploader.rows.subscribe(guardUploads)
  const store = storedWhenChanged((files) => storeUnsentFiles(uid, list, files))
  uploader.rows.subscribe(() => store(unsentOf(uploader.rows.get())))
  uploader.rows.subscribe(() => showUpload(list, underwayOf(uploader, kind, fid)))
  open.set(list, uploader)
  return uploader
}

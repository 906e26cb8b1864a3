import { deskTexts } from '@dlm/contract/dashboard/desk.texts'
import Upload from 'lucide-react/icons/upload'
import { Link, useSearchParams } from 'react-router'
import { useSession } from '../../auth/session.ts'
import { dashboardToolPath } from '../../lib/dashboard-tools.ts'
import { useStore } from '../../lib/storage/store.ts'
import { useUnsentLists } from '../../lib/storage/unsent-files.ts'
import { type UploadUnderway, uploadsUnderway } from './uploads-underway.ts'

const tabs = { image: 'photo', video: 'video', audio: 'audio' } as const
const none: ReadonlyMap<string, UploadUnderway> = new Map()

/** Where the panel of an upload is, as parameters of the dashboard's address. */
const panelOf = ({ kind, fid }: UploadUnderway): Record<string, string> => ({
  tab: tabs[kind],
  ...(fid !== undefined && { album: fid }),
  open: 'new',
})

/** The upload of a list whose panel has not been opened since the page was loaded again. */
function unsentUpload(list: string): UploadUnderway {
  const [kind, fid] = list.split('/')
  return { kind: kind as UploadUnderway['kind'], fid, uploaded: 0, chosen: 0, isSending: false }
}

function stateOf(upload: UploadUnderway): string {
  if (!upload.isSending) return deskTexts.uploadWaiting
  const { uploaded, chosen } = upload
  return uploaded === chosen ? deskTexts.adding(chosen) : deskTexts.uploading(uploaded, chosen)
}

/** The progress of uploads whose panel is not shown, each a link to its panel. */
export function UploadStatus({ adid }: { adid: string }) {
  const uploads = useStore(uploadsUnderway, (now) => now, none)
  const [parameters] = useSearchParams()
  const isShown = (upload: UploadUnderway) =>
    Object.entries(panelOf(upload)).every(
      ([name, value]) => value === (parameters.get(name) ?? (name === 'tab' ? 'photo' : null)),
    )
  const unsent = useUnsentLists(useSession()?.uid ?? '').map((list) => [list, unsentUpload(list)] as const)
  const elsewhere = [...new Map([...unsent, ...uploads])].filter(([, upload]) => !isShown(upload))
  if (elsewhere.length === 0) return null
  return (
    <ul aria-label={deskTexts.uploads} className="grid gap-2 pb-6">
      {elsewhere.map(([list, upload]) => (
        <li key={list}>
          <Link
            to={dashboardToolPath(adid, 'media', panelOf(upload))}
            className="flex items-center gap-3 rounded-control border border-line bg-surface px-4 py-3"
          >
            <Upload aria-hidden="true" className="size-5 shrink-0 text-accent" />
            <span className="min-w-0 flex-1 tabular-nums">{stateOf(upload)}</span>
            <span className="font-semibold text-accent">{deskTexts.show}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

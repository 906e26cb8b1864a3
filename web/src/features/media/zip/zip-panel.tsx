import { leadingZero } from '@dlm/contract/format/leading-zero'
import { zipSize } from '@dlm/contract/format/zip-size'
import { zipTexts } from '@dlm/contract/media/zip.texts'
import { zipDialogTexts } from '@dlm/contract/media/zip-dialogs.texts'
import { zipIdPrefix, zipPartBytes } from '@dlm/contract/media/zip-limits'
import { useId, useState } from 'react'
import { useGoBack } from '../../../lib/focus/use-go-back.ts'
import { formatSize } from '../../../lib/format/format-size.ts'
import { notify } from '../../../lib/notify.ts'
import { paths } from '../../../lib/paths.ts'
import { intoParts } from './parts.ts'
import { useZip } from './use-zip.ts'
import { ZipActions } from './zip-actions.tsx'
import { clearZip, removeFromZip, type ZipEntry } from './zip-basket.ts'
import type { ZipContents, ZipFile } from './zip-files.ts'
import { ZipRow } from './zip-row.tsx'

interface Props {
  contents: ZipContents
  /** Reads the files again: the URLs of locked ones expire. */
  onRefresh(): Promise<readonly ZipFile[]>
}

/** The zip: its name, size and id, its files, and the steps to it (SPEC §2). */
export function ZipPanel({ contents: { files, gone }, onRefresh }: Props) {
  const [name, setName] = useState(zipTexts.defaultName)
  const [id] = useState(zipId)
  const field = useId()
  const goBack = useGoBack(paths.media)
  const leave = () => {
    clearZip()
    goBack()
  }
  const zip = useZip(files, { onRefresh, onDone: leave })
  const total = files.reduce((sum, { size }) => sum + size, 0)
  const parts = intoParts(files).length
  const isChoosing = zip.state === 'choosing'
  const close = async () => {
    if ((await notify(zipDialogTexts.zipClose(files.length))) === 'yes') leave()
  }

  return (
    <div className="grid grid-cols-1 gap-6">
      <section className="grid gap-6 rounded-card border border-line bg-surface p-5 sm:p-8">
        <div className="grid gap-1.5">
          <label htmlFor={field} className="font-semibold">
            {zipTexts.name}
          </label>
          <input
            id={field}
            dir="auto"
            value={name}
            maxLength={100}
            onChange={({ target }) => setName(target.value)}
            className="min-h-12 w-full rounded-control border border-line bg-surface px-4 text-base"
          />
        </div>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 tabular-nums">
          <dt className="text-soft">{zipTexts.files}</dt>
          <dd>{leadingZero(files.length)}</dd>
          <dt className="text-soft">{zipTexts.totalSize}</dt>
          <dd>
            {zipSize(total)} {zipTexts.megabytes}
          </dd>
          <dt className="text-soft">{zipTexts.id}</dt>
          <dd>{id}</dd>
        </dl>
        {parts > 1 && <p className="text-soft">{zipTexts.inParts(parts, formatSize(zipPartBytes))}</p>}
        <ZipActions zip={zip} onSave={() => void zip.save(name)} onClose={() => void close()} />
      </section>

      {gone.length > 0 && <GoneEntries gone={gone} />}
      <ul
        aria-label={zipTexts.filesInZip}
        className="divide-y divide-line rounded-card border border-line bg-surface"
      >
        {files.map((file) => (
          <ZipRow
            key={file.key}
            file={file}
            progress={zip.progress.get(file.key)}
            isSaved={zip.saved.has(file.key)}
            onRemove={isChoosing ? () => removeFromZip([file.entry]) : undefined}
          />
        ))}
      </ul>
    </div>
  )
}

function GoneEntries({ gone }: { gone: readonly ZipEntry[] }) {
  return (
    <p className="rounded-card border border-line bg-raised p-4 text-soft">
      {zipTexts.unavailable(gone.length)}{' '}
      <button
        type="button"
        onClick={() => removeFromZip(gone)}
        className="min-h-11 font-semibold text-accent underline"
      >
        {zipTexts.removeUnavailable(gone.length)}
      </button>
    </p>
  )
}

/** Letters and digits that are not mistaken for one another. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** The generated id of a zip: `GEN-` and eight characters (SPEC §2). It names the zip and is no secret. */
function zipId(): string {
  const random = crypto.getRandomValues(new Uint8Array(8))
  return zipIdPrefix + Array.from(random, (byte) => alphabet[byte % alphabet.length]).join('')
}

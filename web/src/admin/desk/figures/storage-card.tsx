import { kinds } from '@dlm/contract/kinds/kinds'
import type { Stored } from '@dlm/contract/statistics/figures.schema'
import { figuresTexts } from '@dlm/contract/statistics/figures.texts'
import { formatSize } from '../../../lib/format/format-size.ts'
import { cardClass } from './figure-card.tsx'
import './storage-card.css'

const parts = [
  { name: 'photos', label: kinds.photo.title },
  { name: 'videos', label: kinds.video.title },
  { name: 'audio', label: kinds.audio.title },
] as const

/** How much of the storage the original files take, by kind. */
export function StorageCard({ stored }: { stored: Stored }) {
  const all = stored.photos + stored.videos + stored.audio
  return (
    <li className={`${cardClass} sm:col-span-2`}>
      <h3 className="font-heading font-semibold">{figuresTexts.storage}</h3>
      <p className="flex flex-col-reverse">
        <span className="text-xs text-soft">{figuresTexts.storageHint}</span>
        <span className="font-heading text-h2 font-semibold tabular-nums">{formatSize(all)}</span>
      </p>
      <dl className="grid gap-3 text-sm">
        {parts.map(({ name, label }) => (
          <div key={name} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
            <dt>{label}</dt>
            <dd className="text-soft tabular-nums">{formatSize(stored[name])}</dd>
            <dd aria-hidden="true" className="col-span-2">
              <progress value={stored[name]} max={Math.max(all, 1)} className="storage-part" />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

import { mediaTitle } from '@dlm/contract/format/media-title'
import { photoAlt } from '@dlm/contract/format/photo-alt'
import { lightboxTexts } from '@dlm/contract/media/lightbox.texts'
import type { Photo } from '@dlm/contract/media/media.schema'
import { choosingTexts } from '@dlm/contract/rooms/choosing.texts'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Columns from 'lucide-react/icons/columns-2'
import Grid from 'lucide-react/icons/grid-2x2'
import X from 'lucide-react/icons/x'
import { type CSSProperties, type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { useChoosing } from './choosing.ts'
import { comparedWith, moved, type PaneCount, paneCounts } from './compared.ts'
import { PhotoMarks, useMarkKeys } from './photo-marks.tsx'
import './compare.css'

/** How much the photos are enlarged where one is clicked. */
const enlarged = 2.5

const paneIcons = { 2: Columns, 4: Grid } as const

interface Props {
  /** The photos of the part. */
  photos: readonly Photo[]
  /** Ids of those that are beside each other at first. */
  first: readonly string[]
  onClose(): void
}

/** Two or four photos beside each other. One is current: keys choose and rate it, and arrows move to another. */
export function CompareView({ photos, first, onClose }: Props) {
  const [compared, setCompared] = useState(first)
  const [current, setCurrent] = useState(0)
  /** The point that all are enlarged at, in percent; null for none. */
  const [point, setPoint] = useState<{ x: number; y: number } | null>(null)
  const see = useChoosing()?.see
  useEffect(() => {
    for (const pid of compared) see?.(pid)
  }, [see, compared])
  const pids = photos.map(({ pid }) => pid)
  const at = Math.min(current, compared.length - 1)
  const pid = compared[at] ?? ''
  useMarkKeys(pid)

  const move = (pane: number, by: 1 | -1) => {
    const next = moved(compared, pane, by, pids)
    setCurrent(pane)
    if (next) setCompared(next)
  }
  const show = (count: PaneCount) => {
    const more = comparedWith(pids, pid, count).filter((other) => !compared.includes(other))
    const beside = [pid, ...compared.filter((other) => other !== pid), ...more].slice(0, count)
    setCurrent(0)
    setCompared(beside)
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') move(at, 1)
    if (key === 'ArrowLeft') move(at, -1)
    if (key === 'z') setPoint(point ? null : { x: 50, y: 50 })
  }
  return (
    <Modal variant="stage" aria-label={choosingTexts.comparing} onDismiss={onClose} onKeyDown={onKeyDown}>
      <div data-first-focus tabIndex={-1} className="compare outline-none">
        <header className="flex items-center gap-1">
          <h2 className="me-auto px-2 text-base">{choosingTexts.comparing}</h2>
          {paneCounts.map((count) => {
            const Icon = paneIcons[count]
            return (
              photos.length >= count && (
                <IconButton
                  key={count}
                  label={choosingTexts.paneCount(count)}
                  aria-pressed={compared.length === count}
                  onClick={() => show(count)}
                  className="pane-count text-ink"
                >
                  <Icon aria-hidden="true" className="size-5" />
                </IconButton>
              )
            )
          })}
          <IconButton label={lightboxTexts.close} onClick={onClose} className="text-ink">
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        </header>
        <ul className="compare-panes" data-panes={compared.length}>
          {compared.map((each, pane) => {
            const index = pids.indexOf(each)
            const photo = photos[index]
            return (
              photo && (
                <Pane
                  // The pane stays where another photo comes into it.
                  // biome-ignore lint/suspicious/noArrayIndexKey: it is what it is
                  key={pane}
                  {...{ photo, index, point }}
                  total={photos.length}
                  isCurrent={pane === at}
                  onCurrent={() => setCurrent(pane)}
                  onMove={(by) => move(pane, by)}
                  onPoint={setPoint}
                />
              )
            )
          })}
        </ul>
      </div>
    </Modal>
  )
}

interface PaneProps {
  photo: Photo
  /** Its index in the part, from 0. */
  index: number
  total: number
  isCurrent: boolean
  point: { x: number; y: number } | null
  onCurrent(): void
  onMove(by: 1 | -1): void
  onPoint(point: { x: number; y: number } | null): void
}

function Pane({ photo, index, total, isCurrent, point, onCurrent, onMove, onPoint }: PaneProps) {
  const { picture, name } = photo
  const zoom = ({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) => {
    if (!isCurrent) onCurrent()
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    // A key has no point.
    const isKey = clientX === 0 && clientY === 0
    const x = isKey ? 50 : ((clientX - left) / width) * 100
    onPoint(point ? null : { x, y: isKey ? 50 : ((clientY - top) / height) * 100 })
  }
  const style: CSSProperties | undefined = point
    ? { transform: `scale(${enlarged})`, transformOrigin: `${point.x}% ${point.y}%` }
    : undefined
  return (
    <li
      aria-label={choosingTexts.pane(mediaTitle(name), index + 1, total)}
      aria-current={isCurrent}
      onFocus={onCurrent}
      className="compare-pane"
    >
      <button
        type="button"
        aria-label={choosingTexts.zoom}
        aria-pressed={point !== null}
        onClick={zoom}
        className="compare-picture"
      >
        {picture && (
          <img
            key={photo.pid}
            src={picture.sources.at(-1)?.url}
            srcSet={picture.sources.map(({ url, width }) => `${url} ${width}w`).join(', ')}
            sizes={point ? `${enlarged * 50}vw` : '50vw'}
            width={picture.width}
            height={picture.height}
            alt={photoAlt(photo, index + 1)}
            className="compare-image"
            style={style}
          />
        )}
      </button>
      <div className="compare-bar">
        <IconButton label={choosingTexts.previous} onClick={() => onMove(-1)} className="text-ink">
          <ChevronLeft aria-hidden="true" className="size-5" />
        </IconButton>
        <PhotoMarks photo={photo} />
        <IconButton label={choosingTexts.next} onClick={() => onMove(1)} className="text-ink">
          <ChevronRight aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
    </li>
  )
}

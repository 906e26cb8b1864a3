import { mediaTitle } from '@dlm/contract/format/media-title'
import type { Photo } from '@dlm/contract/media/media.schema'
import { choosingTexts } from '@dlm/contract/rooms/choosing.texts'
import Heart from 'lucide-react/icons/heart'
import Star from 'lucide-react/icons/star'
import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent } from 'react'
import type { Choosing } from '../../../lib/choosing.ts'
import { classes } from '../../../ui/classes.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useChoosing } from './choosing.ts'
import './choosing.css'

const counts = [1, 2, 3, 4, 5] as const

/** What a key does to a photo; nothing for any other. */
function pressKey(key: string, pid: string, choosing: Choosing): void {
  if (choosing.isClosed) return
  if (key === 'p') choosing.toggle(pid)
  if (key === 'x') choosing.reject(pid)
  if (/^[0-5]$/.test(key)) choosing.rate(pid, Number(key))
}

/** The keys P, X and 0 to 5 for the photo that they are about now. */
export function useMarkKeys(pid: string): void {
  const choosing = useChoosing()
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey
    const isTyped =
      event.target instanceof Element && event.target.closest('input, textarea, select') !== null
    if (choosing && isPlain && !isTyped) pressKey(event.key.toLowerCase(), pid, choosing)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}

/** What the client thinks of a photo: its stars, whether it is rejected, and whether it is chosen. */
export function PhotoMarks({ photo: { pid, name } }: { photo: Photo }) {
  const choosing = useChoosing()
  if (!choosing) return null
  const { isClosed, pids, title } = choosing
  const isChosen = pids.includes(pid)
  const isRejected = choosing.rejected.has(pid)
  const stars = choosing.stars.get(pid) ?? 0
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is no part of a form
    <div role="group" aria-label={choosingTexts.marks(mediaTitle(name))} className="photo-marks">
      {counts.map((count) => (
        <IconButton
          key={count}
          label={choosingTexts.stars(count)}
          aria-pressed={stars === count}
          disabled={isClosed}
          onClick={() => choosing.rate(pid, stars === count ? 0 : count)}
          className="star-button"
        >
          <Star
            aria-hidden="true"
            className={classes('size-5', count <= stars && 'fill-current text-accent')}
          />
        </IconButton>
      ))}
      <IconButton
        label={choosingTexts.reject}
        aria-pressed={isRejected}
        disabled={isClosed}
        onClick={() => choosing.reject(pid)}
        className={isRejected ? 'text-danger' : undefined}
      >
        <X aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton
        label={choosingTexts.choose(mediaTitle(name), title)}
        title={isChosen ? choosingTexts.takeOut : choosingTexts.put}
        aria-pressed={isChosen}
        disabled={isClosed}
        onClick={() => choosing.toggle(pid)}
      >
        <Heart aria-hidden="true" className={classes('size-6', isChosen && 'fill-current text-accent')} />
      </IconButton>
    </div>
  )
}

/** The marks of the photo in the lightbox, which has been looked at then. */
export function LightboxMarks({ photo }: { photo: Photo }) {
  const see = useChoosing()?.see
  useMarkKeys(photo.pid)
  useEffect(() => see?.(photo.pid), [see, photo.pid])
  return <PhotoMarks photo={photo} />
}

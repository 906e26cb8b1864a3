import { mediaTitle } from '@dlm/contract/format/media-title'
import type { Photo } from '@dlm/contract/media/media.schema'
import { choosingTexts } from '@dlm/contract/rooms/choosing.texts'
import Heart from 'lucide-react/icons/heart'
import { useEffect, useEffectEvent } from 'react'
import { classes } from '../../../ui/classes.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useChoosing } from './choosing.ts'
import './choosing.css'

/** The heart on a tile. */
export function TileHeart({ photo }: { photo: Photo }) {
  const choosing = useChoosing()
  if (!choosing) return null
  const isChosen = choosing.pids.includes(photo.pid)
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={choosingTexts.choose(mediaTitle(photo.name), choosing.title)}
      disabled={choosing.isClosed}
      onClick={() => choosing.toggle(photo.pid)}
      className="tile-heart absolute end-0 top-0 grid size-11 place-items-center"
    >
      <span className="grid size-8 place-items-center rounded-full">
        <Heart aria-hidden="true" className={classes('size-5', isChosen && 'fill-current')} />
      </span>
    </button>
  )
}

/** The heart of the lightbox, which the key P presses too. */
export function LightboxHeart({ photo: { pid, name } }: { photo: Photo }) {
  const choosing = useChoosing()
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey
    if (isPlain && event.key.toLowerCase() === 'p' && !choosing?.isClosed) choosing?.toggle(pid)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
  if (!choosing) return null
  const isChosen = choosing.pids.includes(pid)
  return (
    <IconButton
      label={choosingTexts.choose(mediaTitle(name), choosing.title)}
      title={isChosen ? choosingTexts.takeOut : choosingTexts.put}
      aria-pressed={isChosen}
      aria-keyshortcuts="p"
      disabled={choosing.isClosed}
      onClick={() => choosing.toggle(pid)}
      className={isChosen ? 'text-accent' : undefined}
    >
      <Heart aria-hidden="true" className={classes('size-5', isChosen && 'fill-current')} />
    </IconButton>
  )
}

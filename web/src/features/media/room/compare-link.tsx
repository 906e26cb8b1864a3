import type { Photo } from '@dlm/contract/media/media.schema'
import { choosingTexts } from '@dlm/contract/rooms/choosing.texts'
import Columns from 'lucide-react/icons/columns-2'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { roomPath } from '../../../lib/room-paths.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useChoosing } from './choosing.ts'
import { comparedWith, toCompare } from './compared.ts'

interface Props {
  photo: Photo
  photos: readonly Photo[]
}

/** Compares the photo of the lightbox with the one after it, or before it at the end; the key C does too. */
export function CompareLink({ photo, photos }: Props) {
  const choosing = useChoosing()
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const pids = photos.map(({ pid }) => pid)
  const isOffered = choosing !== null && pids.length > 1 && pids.includes(photo.pid)
  const compare = () => {
    const [link, part] = [parameters.get('id') ?? '', parameters.get('part') ?? '']
    const compared = comparedWith(pids, photo.pid, 2)
    void navigate(roomPath({ link, part }, { compare: toCompare(compared) }), { replace: true })
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey
    if (isOffered && isPlain && event.key.toLowerCase() === 'c') compare()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
  return (
    isOffered && (
      <IconButton label={choosingTexts.compare} aria-keyshortcuts="c" onClick={compare}>
        <Columns aria-hidden="true" className="size-5" />
      </IconButton>
    )
  )
}

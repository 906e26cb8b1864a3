import type { Picture as PictureData } from '@dlm/contract/common.schema'
import { mediaTitle } from '@dlm/contract/format/media-title'
import { roomToolTexts } from '@dlm/contract/rooms/room-tool.texts'
import type { NamedPiece, RoomSection } from '@dlm/contract/rooms/rooms.schema'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminMedia } from '../../../admin/admin-media.ts'
import { useDebounced } from '../../../lib/api/use-debounced.ts'
import { kindIcons } from '../../../lib/kind-icons.ts'
import { Button } from '../../../ui/button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { hasPiece } from './sections.ts'

/** Milliseconds the typing rests before the server is asked. */
const debounce = 200

const calls = { album: 'get_all_albums', video: 'get_all_videos', audio: 'get_all_audios' } as const
type Kind = keyof typeof calls

const kindOptions = Object.entries(roomToolTexts.kinds).map(([value, label]) => ({ value, label }))

interface Props {
  sections: readonly RoomSection[]
  onPick(piece: NamedPiece): void
  onDone(): void
}

interface Choice {
  id: string
  name: string
  picture: PictureData | undefined
  isOpenToAll: boolean
}

/** The albums, videos and audio of the studio, locked and unlisted ones too, to be put into a section. */
export function PiecePicker({ sections, onPick, onDone }: Props) {
  const [kind, setKind] = useState<Kind>('album')
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim(), debounce)
  const { choices, list } = useChoices(kind, search)
  const hasOpen = choices.some(({ id, isOpenToAll }) => isOpenToAll && hasPiece(sections, { kind, id }))
  const Icon = kindIcons[kind]
  return (
    <div className="grid grid-cols-1 gap-3 rounded-control bg-raised p-3">
      <SelectField
        label={roomToolTexts.kindsLabel}
        options={kindOptions}
        value={kind}
        onChange={(event) => setKind(event.target.value as Kind)}
      />
      <SearchField label={roomToolTexts.search} value={typed} onChange={setTyped} />
      {list.error && !list.data && (
        <p role="alert" className="text-sm text-danger">
          {list.error.message}
        </p>
      )}
      <p role="status" className="text-sm text-soft empty:hidden">
        {list.data && choices.length === 0 && roomToolTexts.nothingFound}
      </p>
      <ul className="grid max-h-72 grid-cols-1 gap-1 overflow-y-auto">
        {choices.map(({ id, name, picture }) => {
          const isIn = hasPiece(sections, { kind, id })
          return (
            <li key={id}>
              <button
                type="button"
                disabled={isIn}
                onClick={() => onPick({ kind, id, name })}
                className="flex min-h-12 w-full items-center gap-3 rounded-control p-1.5 text-start enabled:hover:bg-surface"
              >
                {picture ? (
                  <Picture
                    picture={picture}
                    alt=""
                    sizes="40px"
                    className="size-10 shrink-0 rounded-control"
                  />
                ) : (
                  <Icon aria-hidden="true" className="size-5 shrink-0 text-soft" />
                )}
                <span dir="auto" className="min-w-0 flex-1 truncate">
                  {name}
                </span>
                {isIn && <span className="text-xs text-soft">{roomToolTexts.isIn}</span>}
              </button>
            </li>
          )
        })}
      </ul>
      {list.hasNextPage && (
        <Button variant="ghost" onClick={() => void list.fetchNextPage()}>
          {roomToolTexts.more}
        </Button>
      )}
      {hasOpen && <p className="text-sm text-soft">{roomToolTexts.openNote}</p>}
      <Button variant="secondary" className="justify-self-start" onClick={onDone}>
        {roomToolTexts.done}
      </Button>
    </div>
  )
}

function useChoices(kind: Kind, search: string) {
  const options = { placeholderData: keepPreviousData } as const
  const query = { search, limit: 24, unlisted: true }
  const albums = useInfiniteQuery({
    ...adminMedia('get_all_albums', query),
    ...options,
    enabled: kind === 'album',
  })
  const videos = useInfiniteQuery({
    ...adminMedia('get_all_videos', query),
    ...options,
    enabled: kind === 'video',
  })
  const audios = useInfiniteQuery({
    ...adminMedia('get_all_audios', query),
    ...options,
    enabled: kind === 'audio',
  })
  const choices: Record<Kind, Choice[] | undefined> = {
    album: albums.data?.pages.flatMap(({ data }) =>
      data.map(({ fid, name, cover, locked }) => ({ id: fid, name, picture: cover, isOpenToAll: !locked })),
    ),
    video: videos.data?.pages.flatMap(({ data }) =>
      data.map(({ vid, name, poster }) => ({
        ...{ id: vid, name: mediaTitle(name), picture: poster, isOpenToAll: false },
      })),
    ),
    audio: audios.data?.pages.flatMap(({ data }) =>
      data.map(({ aid, name }) => ({
        ...{ id: aid, name: mediaTitle(name), picture: undefined, isOpenToAll: false },
      })),
    ),
  }
  return { choices: choices[kind] ?? [], list: { album: albums, video: videos, audio: audios }[kind] }
}

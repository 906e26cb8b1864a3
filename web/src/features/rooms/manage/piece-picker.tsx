import type { Picture as PictureData } from '@dlm/contract/common.schema'
import { mediaTitle } from '@dlm/contract/format/media-title'
import { roomToolTexts } from '@dlm/contract/rooms/room-tool.texts'
import type { NamedPiece, RoomSection } from '@dlm/contract/rooms/rooms.schema'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useState } from 'react'
import { adminMedia } from '../../../admin/admin-media.ts'
import { PickRow } from '../../../admin/pick-row.tsx'
import { useDebounced } from '../../../lib/api/use-debounced.ts'
import { kindIcons } from '../../../lib/kind-icons.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { PhotoGrid } from './photo-grid.tsx'
import { hasPiece } from './sections.ts'

/** Milliseconds the typing rests before the server is asked. */
const debounce = 200

const calls = { album: 'get_all_albums', video: 'get_all_videos', audio: 'get_all_audios' } as const
type Kind = keyof typeof calls | 'photo'

const kindOptions = Object.entries(roomToolTexts.kinds).map(([value, label]) => ({ value, label }))

interface Props {
  /** The one kind that is picked; missing for any. */
  only?: Kind
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

/** The albums, photos, videos and audio of the studio, locked and unlisted ones too, to be put into a section. Photos are picked from their album. */
export function PiecePicker({ only, sections, onPick, onDone }: Props) {
  const [kind, setKind] = useState<Kind>(only ?? 'album')
  const [album, setAlbum] = useState<Choice | null>(null)
  const onKind = (changed: string) => {
    setKind(changed as Kind)
    setAlbum(null)
  }
  return (
    <div className="grid grid-cols-1 gap-3 rounded-control bg-raised p-3">
      {only ? (
        <p className="text-sm text-soft">{roomToolTexts.versionHint}</p>
      ) : (
        <SelectField
          label={roomToolTexts.kindsLabel}
          options={kindOptions}
          value={kind}
          onChange={(event) => onKind(event.target.value)}
        />
      )}
      {kind === 'photo' && album ? (
        <PhotosOf {...{ album, sections, onPick }} onBack={() => setAlbum(null)} />
      ) : (
        <Choices
          {...{ kind, sections }}
          onPick={(choice) =>
            kind === 'photo' ? setAlbum(choice) : onPick({ kind, id: choice.id, name: choice.name })
          }
        />
      )}
      <Button variant="secondary" className="justify-self-start" onClick={onDone}>
        {roomToolTexts.done}
      </Button>
    </div>
  )
}

interface ChoicesProps extends Pick<Props, 'sections'> {
  kind: Kind
  onPick(choice: Choice): void
}

/** The entries of a kind; of photos, the albums that they are in. */
function Choices({ kind, sections, onPick }: ChoicesProps) {
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim(), debounce)
  const { choices, list } = useChoices(kind === 'photo' ? 'album' : kind, search)
  const isIn = (id: string) => kind !== 'photo' && hasPiece(sections, { kind, id })
  const hasOpen = kind === 'album' && choices.some(({ id, isOpenToAll }) => isOpenToAll && isIn(id))
  return (
    <>
      <SearchField
        label={kind === 'photo' ? roomToolTexts.searchAlbums : roomToolTexts.search}
        value={typed}
        onChange={setTyped}
      />
      {list.error && !list.data && (
        <p role="alert" className="text-sm text-danger">
          {list.error.message}
        </p>
      )}
      <p role="status" className="text-sm text-soft empty:hidden">
        {list.data && choices.length === 0 && roomToolTexts.nothingFound}
      </p>
      <ul className="grid max-h-72 grid-cols-1 gap-1 overflow-y-auto">
        {choices.map((choice) => (
          <PickRow
            key={choice.id}
            title={choice.name}
            picture={choice.picture}
            icon={kindIcons[kind]}
            note={isIn(choice.id) ? roomToolTexts.isIn : undefined}
            disabled={isIn(choice.id)}
            onPick={() => onPick(choice)}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button variant="ghost" onClick={() => void list.fetchNextPage()}>
          {roomToolTexts.more}
        </Button>
      )}
      {hasOpen && <p className="text-sm text-soft">{roomToolTexts.openNote}</p>}
    </>
  )
}

interface PhotosProps extends Pick<Props, 'sections' | 'onPick'> {
  album: Choice
  onBack(): void
}

function PhotosOf({ album, sections, onPick, onBack }: PhotosProps) {
  const isPicked = (id: string) => hasPiece(sections, { kind: 'photo', id })
  return (
    <>
      <div className="flex items-center gap-2">
        <IconButton label={roomToolTexts.otherAlbum} onClick={onBack}>
          <ArrowLeft aria-hidden="true" className="size-5" />
        </IconButton>
        <p dir="auto" className="min-w-0 truncate font-semibold">
          {album.name}
        </p>
      </div>
      <PhotoGrid
        fid={album.id}
        isPicked={isPicked}
        labelOf={roomToolTexts.addPhoto}
        onPick={(id, name) => {
          if (!isPicked(id)) onPick({ kind: 'photo', id, name })
        }}
      />
    </>
  )
}

function useChoices(kind: keyof typeof calls, search: string) {
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
  const choices: Record<keyof typeof calls, Choice[] | undefined> = {
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

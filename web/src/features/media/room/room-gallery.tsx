import type { Album, Audio, Photo, Video } from '@dlm/contract/media/media.schema'
import { choosingTexts } from '@dlm/contract/rooms/choosing.texts'
import { roomScreenTexts } from '@dlm/contract/rooms/room-screen.texts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { PhotoFilter } from '../../../lib/choosing.ts'
import { lazyModule } from '../../../lib/code/lazy-module.ts'
import { type RoomPlace, roomPath } from '../../../lib/room-paths.ts'
import { ReadFailure } from '../../../shell/read-failure.tsx'
import { AlbumPhotos } from '../albums/album-photos.tsx'
import { SlideshowLink } from '../albums/slideshow-link.tsx'
import '../albums/album.css'
import type { VersionStack } from '../../../lib/version-stack.ts'
import { ComparedPhotos } from './compared-photos.tsx'
import { roomPhoto, roomPhotos, roomRecordings, type WithRoomGrant } from './room-reads.ts'
import { TileMarks } from './tile-marks.tsx'
import { useAlbumPhotos, useSinglePhotos } from './use-part-photos.ts'
import { useRoomLightbox } from './use-room-lightbox.tsx'
import { OpenedVersions } from './versions/opened-versions.tsx'
import { VersionLinks } from './versions/version-links.tsx'
import { type RoomDownloads, RoomZipButton } from './zip/room-zip-button.tsx'

/** The films and sounds of a part that has some. */
const recordings = lazyModule('room-recordings', () => import('./room-recordings.tsx'))
/** The headings among the photos of an album, where it has some; the code is that of public albums. */
const headings = lazyModule('album-about', () => import('../albums/album-about.tsx'))

/** A part of a client room: an album, or single photos, films and sounds. */
export interface GalleryPart {
  key: string
  title: string
  /** The heading of its section, where that is another. */
  section: string
  album: Album | null
  photos: readonly Photo[]
  videos: readonly Video[]
  audios: readonly Audio[]
  /** Those of its pieces that have several versions. */
  stacks: readonly VersionStack[]
}

interface Props {
  link: string
  part: GalleryPart
  /** The grant that the room was opened with. */
  grant: string
  withGrant: WithRoomGrant
  /** Which photos are shown; null for all. */
  only: PhotoFilter | null
  /** What leads to the other parts. */
  navigation: ReactNode
  /** Null where nothing is downloaded. */
  downloads: RoomDownloads | null
}

/** A part of a client room, as good as a public album: rows, lightbox, slideshow, films and sounds. */
export function RoomGallery(props: Props) {
  const { album, photos } = props.part
  // Of a part without photos nothing can be chosen: its films and sounds stay in view.
  const only = (album?.photos ?? photos.length) > 0 ? props.only : null
  return album ? <AlbumPart {...props} {...{ album, only }} /> : <SinglePart {...props} only={only} />
}

/** What a part is called, and the section that it is in. */
function Heading({ part: { title, section } }: Pick<Props, 'part'>) {
  return (
    <header className="grid gap-1 pb-4">
      {section && (
        <p dir="auto" className="text-sm font-semibold text-soft">
          {section}
        </p>
      )}
      <h2 dir="auto">{title}</h2>
    </header>
  )
}

/** The photos of a part, and the part itself; the same object as long as it says the same. */
interface PartFilter {
  room: RoomPlace
  inRoom(photo?: string): string
}

function useFilter(link: string, part: string): PartFilter {
  return useMemo(() => {
    const room = { link, part }
    return { room, inRoom: (photo) => roomPath(room, photo === undefined ? {} : { photo }) }
  }, [link, part])
}

function AlbumPart({ album, ...props }: Props & { album: Album }) {
  const { link, part, grant, withGrant, only } = props
  const filter = useFilter(link, part.key)
  const [parameters] = useSearchParams()
  const source = { link, fid: album.fid, withGrant }
  const results = useInfiniteQuery(roomPhotos(source))
  const visiblePhotos = useAlbumPhotos(album, source, only)
  const about = results.data?.pages[0]?.about
  const own = useQuery({ ...roomRecordings(source), enabled: about?.recordings === true })
  const sections = useQuery({ ...headings, enabled: (about?.sections.length ?? 0) > 0 })
  const pid = parameters.get('photo')
  const listed = visiblePhotos.photos.find((photo) => photo.pid === pid)
  const alone = useQuery({
    ...roomPhoto(source, pid ?? ''),
    enabled: pid !== null && results.isSuccess && !listed,
  })
  const open = listed ?? (pid === null ? null : (alone.data ?? null))
  const extras = useRoomLightbox(open !== null)
  const { videos = [], audios = [] }: Partial<Pick<GalleryPart, 'videos' | 'audios'>> = own.data ?? {}
  return (
    <>
      <Bar {...props} first={visiblePhotos.photos[0]} filter={filter} />
      <Heading part={part} />
      {!only && <Recordings {...{ filter, grant, videos, audios }} />}
      {own.error && !own.data && (
        <ReadFailure error={own.error} onRetry={() => own.refetch()} isRetrying={own.isFetching} />
      )}
      <AlbumPhotos
        album={{ ...album, name: part.title }}
        shown={visiblePhotos}
        sections={about && !only ? sections.data?.sectionsOf(about) : undefined}
        Check={TileMarks}
        filter={filter}
        extras={extras}
        open={open}
        empty={
          only ? (
            <NonePasses only={only} />
          ) : (
            !about?.recordings && <p className="py-8 text-soft">{roomScreenTexts.empty}</p>
          )
        }
      />
      <ComparedPhotos room={filter.room} photos={visiblePhotos.photos} />
    </>
  )
}

const nonePasses = {
  chosen: [choosingTexts.noneChosen, choosingTexts.noneChosenHint],
  unseen: [choosingTexts.allSeen, choosingTexts.allSeenHint],
  stars: [choosingTexts.noneMarked, choosingTexts.noneMarkedHint],
  rejected: [choosingTexts.noneMarked, choosingTexts.noneMarkedHint],
} as const

/** In place of the photos, where none passes the filter. */
function NonePasses({ only }: { only: PhotoFilter }) {
  const [title, hint] = nonePasses[only.kind]
  return (
    <div role="status" className="grid gap-1 py-8">
      <p className="font-heading text-h3 font-semibold">{title}</p>
      <p className="text-soft">{hint}</p>
    </div>
  )
}

function SinglePart(props: Props) {
  const { link, part, grant, only } = props
  const filter = useFilter(link, part.key)
  const [parameters] = useSearchParams()
  const { photos, videos, audios, stacks, key, title } = part
  const visiblePhotos = useSinglePhotos(photos, only)
  const open = photos.find(({ pid }) => pid === parameters.get('photo')) ?? null
  const extras = useRoomLightbox(open !== null)
  return (
    <>
      <Bar {...props} first={photos[0]} filter={filter} />
      <Heading part={part} />
      <VersionLinks room={filter.room} stacks={stacks} />
      {!only && <Recordings {...{ filter, grant, videos, audios }} />}
      <AlbumPhotos
        album={{ fid: key, name: title, layout: 'rows', locked: false }}
        shown={visiblePhotos}
        Check={TileMarks}
        filter={filter}
        extras={extras}
        open={open}
        empty={only && <NonePasses only={only} />}
      />
      <ComparedPhotos room={filter.room} photos={visiblePhotos.photos} />
      <OpenedVersions room={filter.room} stacks={stacks} />
    </>
  )
}

interface BarProps extends Pick<Props, 'navigation' | 'part' | 'downloads' | 'withGrant'> {
  first: Photo | undefined
  filter: PartFilter
}

/** In view over the photos: the parts of the room, a slideshow, and the download of several photos. */
function Bar({ navigation, first, filter, part, downloads, withGrant }: BarProps) {
  return (
    <div className="album-bar room-bar mb-4 bg-canvas">
      {navigation}
      <SlideshowLink first={first} filter={filter} />
      {downloads && <RoomZipButton {...{ part, downloads, withGrant }} />}
    </div>
  )
}

interface RecordingsProps extends Pick<GalleryPart, 'videos' | 'audios'> {
  filter: PartFilter
  grant: string
}

function Recordings({ filter, ...pieces }: RecordingsProps) {
  const hasSome = pieces.videos.length + pieces.audios.length > 0
  const { data: code } = useQuery({ ...recordings, enabled: hasSome })
  return hasSome && code && <code.RoomRecordings room={filter.room} {...pieces} />
}

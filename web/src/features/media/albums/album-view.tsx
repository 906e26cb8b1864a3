import { mediaTitle } from '@dlm/contract/format/media-title'
import { albumTexts } from '@dlm/contract/media/albums.texts'
import type { Album } from '@dlm/contract/media/media.schema'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import ImageOff from 'lucide-react/icons/image-off'
import Images from 'lucide-react/icons/images'
import { useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSession } from '../../../auth/session.ts'
import { useSearch } from '../../../lib/api/use-search.ts'
import { lazyModule } from '../../../lib/code/lazy-module.ts'
import { showSection } from '../../../lib/focus/show-section.ts'
import { albumPath, isSavedIn } from '../../../lib/paths.ts'
import { EntryNotFound } from '../../../page/entry-not-found.tsx'
import { NothingFound } from '../../../page/nothing-found.tsx'
import { Title } from '../../../page/title.tsx'
import { ReadFailure } from '../../../shell/read-failure.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { SearchField } from '../../../ui/search-field.tsx'
import { photoPages } from '../photos/photo-queries.ts'
import { useHasSaved } from '../saved/use-has-saved.ts'
import { AlbumBar } from './album-bar.tsx'
import { AlbumCover } from './album-cover.tsx'
import { AlbumPhotos } from './album-photos.tsx'
import { useGrants } from './grants.ts'
import { useGrantRenewal } from './renew-grant.ts'
import { SavedToggle } from './saved-toggle.tsx'
import { SlideshowLink } from './slideshow-link.tsx'
import { useOpenPhoto } from './use-open-photo.ts'
import { pendingPhotos, useListedPhotos } from './use-shown-photos.ts'

/** From as many photos on an album has a search. */
const manyPhotos = 60
const photosId = 'photos'

/** The saved photos of an album, for those who may have some. */
const savedPhotos = lazyModule('saved-photos', () => import('./saved-photos.tsx'))
/** The text of an album and its sections, where it has some. */
const introduction = lazyModule('album-about', () => import('./album-about.tsx'))
/** The form for the code of a locked album. */
const unlockPanel = lazyModule('unlock-panel', () => import('./unlock-panel.tsx'))

/** An album: its code if it is locked, then its photos, one of which may be open. */
export function AlbumView({ album }: { album: Album }) {
  const { fid, name, locked } = album
  const [parameters] = useSearchParams()
  const needsGrant = !useGrants().has(fid) && locked
  // The server shows it to an admin with a live admin session, and refuses any other.
  const isSeenAsAdmin = useSession()?.role === 'admin' && needsGrant
  const isShut = needsGrant && !isSeenAsAdmin
  useGrantRenewal(fid)
  const search = useSearch()
  const [hasSearch] = useState(album.photos >= manyPhotos || search.typed !== '')
  const results = useInfiniteQuery({
    ...photoPages(fid, search.search),
    enabled: !isShut,
    placeholderData: keepPreviousData,
  })
  const linked = useOpenPhoto(fid, parameters.get('photo'), results)
  const { open } = linked
  const isSaved = isSavedIn(parameters)
  const filter = useMemo(() => ({ search: search.search }), [search.search])
  const listed = useListedPhotos(album, results, search.search)
  const about = results.data?.pages[0]?.about
  const { data: words } = useQuery({ ...introduction, enabled: about !== undefined })
  const isSearched = search.search !== ''
  const isFiltered = isSaved || isSearched
  const isWhole = !listed.hasMore && !listed.isPlaceholder && !isSearched
  const mayHaveSaved = useHasSaved() && results.isSuccess
  const saved = useQuery({ ...savedPhotos, enabled: isSaved || mayHaveSaved })
  const source = { fid, results, isWhole }
  const section = useRef<HTMLDivElement>(null)

  const isLocked = isShut || results.error?.code === 'album-locked'
  const panel = useQuery({ ...unlockPanel, enabled: isLocked })

  if (isLocked)
    return (
      <>
        <Title>{name}</Title>
        {panel.data ? (
          <panel.data.UnlockPanel album={album} />
        ) : panel.error ? (
          <div className="media-width">
            <ReadFailure error={panel.error} onRetry={() => panel.refetch()} isRetrying={panel.isFetching} />
          </div>
        ) : (
          <h1 dir="auto" className="sr-only">
            {name}
          </h1>
        )}
      </>
    )
  if (open === 'missing')
    return (
      <div className="media-width">
        <EntryNotFound
          one="photo"
          all={albumTexts.allPhotosIn(name)}
          icon={ImageOff}
          listPath={albumPath(fid)}
        />
      </div>
    )
  return (
    <>
      <Title>{open ? `${mediaTitle(open.name)} · ${name}` : name}</Title>
      <AlbumCover album={album} note={isSeenAsAdmin && albumTexts.seenAsAdmin}>
        <a href={`#${photosId}`} onClick={showSection} className={buttonClass('primary')}>
          {album.photos > 0 ? albumTexts.viewPhotos : albumTexts.viewAlbum}
        </a>
      </AlbumCover>
      <div
        ref={section}
        id={photosId}
        tabIndex={-1}
        // Few photos in place of many: the bar stays where it is.
        className={classes('media-width outline-none', isSaved && 'min-h-svh')}
      >
        <AlbumBar
          album={album}
          slideshow={
            isSaved ? (
              saved.data && <saved.data.SavedSlideshow {...source} />
            ) : (
              <SlideshowLink first={listed.photos[0]} filter={filter} />
            )
          }
          isUnlocked={locked && !isSeenAsAdmin}
        >
          {hasSearch && !isSaved && (
            <SearchField label={albumTexts.searchPhotos} value={search.typed} onChange={search.onSearch} />
          )}
          {(album.photos > 0 || isSaved) && (
            <SavedToggle fid={fid} isOn={isSaved} photos={section}>
              {saved.data && <saved.data.SavedCount {...source} />}
            </SavedToggle>
          )}
        </AlbumBar>
        {about && words && !isFiltered && <words.AlbumIntroduction about={about} album={album} />}
        {linked.error && (
          <ReadFailure error={linked.error} onRetry={linked.retry} isRetrying={linked.isRetrying} />
        )}
        {isSaved && saved.data ? (
          <saved.data.SavedPhotos album={album} source={source} open={open} />
        ) : isSaved && saved.error ? (
          <ReadFailure error={saved.error} onRetry={() => saved.refetch()} isRetrying={saved.isFetching} />
        ) : (
          <AlbumPhotos
            key={isSaved ? 'saved' : 'all'}
            album={album}
            shown={isSaved ? pendingPhotos : listed}
            sections={about && !isFiltered ? words?.sectionsOf(about) : undefined}
            filter={filter}
            open={isSaved ? null : open}
            empty={
              // An album of films alone is not empty.
              (isSearched || !about?.recordings) && (
                <NothingFound
                  search={search.search}
                  onClearSearch={() => search.onSearch('')}
                  words={albumTexts.photoWords}
                  icon={Images}
                />
              )
            }
          />
        )}
      </div>
    </>
  )
}

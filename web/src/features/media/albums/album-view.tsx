import { mediaTitle } from '@dlm/contract/format/media-title'
import { albumTexts } from '@dlm/contract/media/albums.texts'
import type { Album } from '@dlm/contract/media/media.schema'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import ImageOff from 'lucide-react/icons/image-off'
import { useSearchParams } from 'react-router'
import { useSession } from '../../../auth/session.ts'
import { useSearch } from '../../../lib/api/use-search.ts'
import { lazyModule } from '../../../lib/code/lazy-module.ts'
import { albumPath } from '../../../lib/paths.ts'
import { EntryNotFound } from '../../../page/entry-not-found.tsx'
import { Title } from '../../../page/title.tsx'
import { ReadFailure } from '../../../shell/read-failure.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { photoPages } from '../photos/photo-queries.ts'
import { AlbumHeader } from './album-header.tsx'
import { AlbumPhotos } from './album-photos.tsx'
import { useGrants } from './grants.ts'
import { useGrantRenewal } from './renew-grant.ts'
import { useOpenPhoto } from './use-open-photo.ts'

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
  const results = useInfiniteQuery({
    ...photoPages(fid, search.search),
    enabled: !isShut,
    placeholderData: keepPreviousData,
  })
  const linked = useOpenPhoto(fid, parameters.get('photo'), results)
  const { open } = linked

  const isLocked = isShut || results.error?.code === 'album-locked'
  const panel = useQuery({ ...unlockPanel, enabled: isLocked })

  if (isLocked)
    return (
      <>
        <Title>{name}</Title>
        {panel.data ? (
          <panel.data.UnlockPanel album={album} />
        ) : panel.error ? (
          <ReadFailure error={panel.error} onRetry={() => panel.refetch()} isRetrying={panel.isFetching} />
        ) : (
          <h1 dir="auto" className="sr-only">
            {name}
          </h1>
        )}
      </>
    )
  if (open === 'missing')
    return (
      <EntryNotFound
        one="photo"
        all={albumTexts.allPhotosIn(name)}
        icon={ImageOff}
        listPath={albumPath(fid)}
      />
    )
  return (
    <>
      <Title>{open ? `${mediaTitle(open.name)} · ${name}` : name}</Title>
      <AlbumHeader album={album} isSeenAsAdmin={isSeenAsAdmin}>
        <SearchField label={albumTexts.searchPhotos} value={search.typed} onChange={search.onSearch} />
      </AlbumHeader>
      {linked.error && (
        <ReadFailure error={linked.error} onRetry={linked.retry} isRetrying={linked.isRetrying} />
      )}
      <AlbumPhotos album={album} results={results} search={search} open={open} />
    </>
  )
}

import { mediaTitle } from '@dlm/contract/format/media-title'
import type { Album } from '@dlm/contract/media/media.schema'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import ImageOff from 'lucide-react/icons/image-off'
import { useSearchParams } from 'react-router'
import { useLazyModule } from '../../../lib/lazy-module.ts'
import { albumPath } from '../../../lib/paths.ts'
import { useSearch } from '../../../lib/use-search.ts'
import { SearchField } from '../../../ui/search-field.tsx'
import { NotHere } from '../../site/not-here.tsx'
import { Title } from '../../site/title.tsx'
import { photoPages } from '../photos/photo-queries.ts'
import { AlbumHeader } from './album-header.tsx'
import { AlbumPhotos } from './album-photos.tsx'
import { useGrants } from './grants.ts'
import { unlockPanel } from './unlock-part.ts'
import { useGrantRenewal } from './use-grant-renewal.ts'
import { useOpenPhoto } from './use-open-photo.ts'

/** An album: its code if it is locked, then its photos, one of which may be open. */
export function AlbumView({ album }: { album: Album }) {
  const { fid, name, locked } = album
  const [parameters] = useSearchParams()
  const isShut = !useGrants().has(fid) && locked
  useGrantRenewal(fid)
  const search = useSearch()
  const results = useInfiniteQuery({
    ...photoPages(fid, search.search),
    enabled: !isShut,
    placeholderData: keepPreviousData,
  })
  const open = useOpenPhoto(fid, parameters.get('photo'), results)

  const isLocked = isShut || results.error?.code === 'album-locked'
  const panel = useLazyModule(unlockPanel, isLocked)

  if (isLocked)
    return (
      <>
        <Title>{name}</Title>
        {panel ? (
          <panel.UnlockPanel album={album} />
        ) : (
          <h1 dir="auto" className="sr-only">
            {name}
          </h1>
        )}
      </>
    )
  if (open === 'missing')
    return <NotHere one="photo" all={`photos of ${name}`} icon={ImageOff} listPath={albumPath(fid)} />
  return (
    <>
      <Title>{open ? `${mediaTitle(open.name)} · ${name}` : name}</Title>
      <AlbumHeader album={album}>
        <SearchField label="Search the photos" value={search.typed} onChange={search.onSearch} />
      </AlbumHeader>
      <AlbumPhotos album={album} results={results} search={search} open={open} />
    </>
  )
}

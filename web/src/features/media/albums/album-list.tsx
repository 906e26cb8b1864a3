import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import Images from 'lucide-react/icons/images'
import { encodedPages } from '../../../lib/encoded-lists.ts'
import { useSearch } from '../../../lib/use-search.ts'
import { SearchField } from '../../../ui/search-field.tsx'
import { ListStates } from '../../site/list-states.tsx'
import { Title } from '../../site/title.tsx'
import { AlbumCard, AlbumCardSkeleton, albumGridClass } from './album-card.tsx'
import { useGrants } from './grants.ts'

const words = { one: 'album', many: 'albums', all: 'albums' } as const

const skeleton = (
  <div className={albumGridClass}>
    {[0, 1, 2, 3, 4, 5].map((at) => (
      <AlbumCardSkeleton key={at} />
    ))}
  </div>
)

/** The albums with their search by name. */
export function AlbumList() {
  const { typed, search, onSearch } = useSearch()
  const grants = useGrants()
  const results = useInfiniteQuery({
    ...encodedPages('get_all_albums', { search, limit: 12 }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <Title>Albums</Title>
      <div className="max-w-text pb-6">
        <SearchField label="Search the albums" value={typed} onChange={onSearch} />
      </div>
      <ListStates
        results={results}
        search={search}
        onClearSearch={() => onSearch('')}
        words={words}
        icon={Images}
        skeleton={skeleton}
      >
        {(albums) => (
          <div className={albumGridClass}>
            {albums.map((album, at) => (
              <AlbumCard key={album.fid} album={album} isUnlocked={grants.has(album.fid)} eager={at < 2} />
            ))}
          </div>
        )}
      </ListStates>
    </>
  )
}

import { albumTexts } from '@dlm/contract/media/albums.texts'
import Images from 'lucide-react/icons/images'
import { encodedPages } from '../../../lib/api/encoded-lists.ts'
import { useList } from '../../../lib/api/use-list.ts'
import { ListScreen } from '../../../page/list-screen.tsx'
import { AlbumCard, AlbumCardSkeleton, wideAlbumGridClass } from './album-card.tsx'
import { useGrants } from './grants.ts'

/** The albums with their search by name. */
export function AlbumList() {
  const grants = useGrants()
  return (
    <ListScreen
      list={useList((search) => encodedPages('get_all_albums', { search, limit: 12 }))}
      title={albumTexts.albums}
      words={albumTexts.albumWords}
      icon={Images}
      gridClass={wideAlbumGridClass}
      skeleton={AlbumCardSkeleton}
      skeletons={6}
      card={(album, at) => (
        <AlbumCard key={album.fid} album={album} isUnlocked={grants.has(album.fid)} eager={at < 2} />
      )}
    />
  )
}

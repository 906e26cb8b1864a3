import { useQuery, useQueryClient } from '@tanstack/react-query'
import ImageOff from 'lucide-react/icons/image-off'
import { useSearchParams } from 'react-router'
import { readEncoded } from '../../../lib/api/encoded-lists.ts'
import { listedEntry } from '../../../lib/api/listed-entry.ts'
import { mediaTabPath } from '../../../lib/paths.ts'
import { EntryNotFound } from '../../../page/entry-not-found.tsx'
import { LinkedItem } from '../../../page/linked-item.tsx'
import { AlbumSkeleton } from './album-skeleton.tsx'
import { AlbumView } from './album-view.tsx'

/** The album of the folder id in the URL, in each of its states. */
export function AlbumScreen() {
  const [parameters] = useSearchParams()
  const client = useQueryClient()
  const fid = parameters.get('album') ?? ''
  const results = useQuery({
    ...readEncoded('get_all_albums', { ids: [fid] }),
    placeholderData: () => listedEntry(client, 'get_all_albums', (album) => album.fid === fid),
  })
  return (
    <LinkedItem
      results={results}
      skeleton={<AlbumSkeleton />}
      notFound={
        <div className="media-width">
          <EntryNotFound one="album" all="albums" icon={ImageOff} listPath={mediaTabPath('photo')} />
        </div>
      }
    >
      {(album) => <AlbumView key={album.fid} album={album} />}
    </LinkedItem>
  )
}

import { quotas } from '@dlm/contract/limits'
import type { Album } from '@dlm/contract/media/media.schema'
import { queryOptions } from '@tanstack/react-query'
import type { ApiFailure } from '../../../lib/api/api-failure.ts'
import { readList } from '../../../lib/api/encoded-lists.ts'

/** The previous and the next album in the list of all. */
interface AdjacentAlbums {
  previous: Album | undefined
  next: Album | undefined
}

async function readAdjacentAlbums(fid: string, signal: AbortSignal): Promise<AdjacentAlbums> {
  const albums: Album[] = []
  let cursor: string | undefined
  let at: number
  do {
    const page = await readList('get_all_albums', { limit: quotas.page, ...(cursor && { cursor }) }, signal)
    albums.push(...page.data)
    cursor = page.next
    at = albums.findIndex((album) => album.fid === fid)
  } while (cursor && (at < 0 || at === albums.length - 1))
  // An album that is not in the list has no neighbours.
  return at < 0
    ? { previous: undefined, next: undefined }
    : { previous: albums[at - 1], next: albums[at + 1] }
}

export function adjacentAlbums(fid: string) {
  return queryOptions<AdjacentAlbums, ApiFailure>({
    queryKey: ['adjacent albums', fid],
    queryFn: ({ signal }) => readAdjacentAlbums(fid, signal),
    // The links are optional: a failure is silent.
    retry: false,
  })
}

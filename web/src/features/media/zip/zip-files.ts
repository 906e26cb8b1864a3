import { savedName } from '@dlm/contract/format/media-endings'
import { quotas } from '@dlm/contract/limits'
import type { Audio, Photo, Video } from '@dlm/contract/media/media.schema'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { ApiFailure } from '../../../lib/api/api-failure.ts'
import { callPhotos, readList } from '../../../lib/api/encoded-lists.ts'
import { uniqueSafeNames } from '../../../lib/format/safe-names.ts'
import { withGrant } from '../albums/renew-grant.ts'
import type { ZipEntry } from './zip-basket.ts'

/** A chosen file with the data to fetch it; `name` is its name in the zip, `file` its URL, `size` in bytes. */
export interface ZipFile {
  /** Unique among the files. */
  key: string
  entry: ZipEntry
  name: string
  type: string
  size: number
  file: string
}

/** The chosen entries as files, in their order, and the entries that are no longer available. */
export interface ZipContents {
  files: ZipFile[]
  gone: ZipEntry[]
}

type Medium = Photo | Video | Audio

function chunks<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  )
}

/** What is in an album that is locked again counts as gone; any other failure is thrown. */
async function readLocked(
  kind: ZipEntry['kind'],
  fid: string,
  ids: string[],
  signal: AbortSignal,
): Promise<Medium[]> {
  try {
    return await withGrant(fid, async (grant) => {
      if (kind !== 'photo') {
        const { videos, audios } = await callApi('album_recordings', { fid, ...(grant && { grant }) }, signal)
        return [...videos, ...audios].filter(({ id }) => ids.includes(id))
      }
      const { data } = await callPhotos({ fid, ids, ...(grant !== undefined && { grant }) }, signal)
      return data
    })
  } catch (failure) {
    const isClosed =
      failure instanceof ApiFailure && ['album-locked', 'album-not-found'].includes(failure.code)
    if (isClosed) return []
    throw failure
  }
}

function readOpen(kind: ZipEntry['kind'], ids: string[], signal: AbortSignal): Promise<Medium[]> {
  const read = {
    photo: () => callPhotos({ ids }, signal),
    video: () => readList('get_all_videos', { ids }, signal),
    audio: () => readList('get_all_audios', { ids }, signal),
  }
  return read[kind]().then(({ data }) => data as Medium[])
}

/** A photo whose album allows no downloads has no address; a recording has one to be played. */
const isAvailable = (medium: Medium | undefined): medium is Medium =>
  medium !== undefined && medium.file !== '' && medium.downloads !== 'off'

const keyOf = (kind: string, id: string) => `${kind} ${id}`

async function readContents(entries: readonly ZipEntry[], signal: AbortSignal): Promise<ZipContents> {
  const groups = new Map<string, ZipEntry[]>()
  for (const entry of entries) {
    const group = keyOf(entry.kind, entry.fid ?? '')
    groups.set(group, [...(groups.get(group) ?? []), entry])
  }
  const mediaByKey = new Map<string, Medium>()
  for (const group of groups.values()) {
    for (const part of chunks(group, quotas.page)) {
      const [{ kind, fid }] = part as [ZipEntry]
      const ids = part.map(({ id }) => id)
      const media =
        fid === undefined ? await readOpen(kind, ids, signal) : await readLocked(kind, fid, ids, signal)
      for (const medium of media) mediaByKey.set(keyOf(kind, medium.id), medium)
    }
  }
  const available = entries.flatMap((entry) => {
    const medium = mediaByKey.get(keyOf(entry.kind, entry.id))
    return isAvailable(medium) ? [{ entry, medium }] : []
  })
  const names = uniqueSafeNames(available.map(({ medium }) => savedName(medium.name, medium.type)))
  return {
    files: available.map(({ entry, medium: { type, size, file } }, at) => {
      return { key: keyOf(entry.kind, entry.id), entry, name: names[at] ?? '', type, size, file }
    }),
    gone: entries.filter(({ kind, id }) => !isAvailable(mediaByKey.get(keyOf(kind, id)))),
  }
}

/** The query for the files of the chosen entries. */
export function zipContents(entries: readonly ZipEntry[]) {
  return queryOptions<ZipContents, ApiFailure>({
    queryKey: ['zip contents', entries],
    queryFn: ({ signal }) => readContents(entries, signal),
    enabled: entries.length > 0,
  })
}

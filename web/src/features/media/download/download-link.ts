import { uploads } from '@dlm/contract/constants'
import { paths } from '@dlm/contract/site/paths'

/** What a download link names. `fid` is the file's key (SPEC §2); `album` the locked album it lies in, if it does. */
export interface DownloadKey {
  fid: string
  type: string
  album?: string
}

export type MediaKind = keyof typeof uploads

const id = /^[A-Za-z0-9_-]{1,64}$/

/** The kind of file a media type is of, or null for a type the portal has none of. */
export function kindOf(type: string): MediaKind | null {
  for (const kind of ['image', 'video', 'audio'] as const)
    if ((uploads[kind].types as readonly string[]).includes(type)) return kind
  return null
}

/** The key in the query of a download page, or null when it names no file the portal could have. */
export function keyIn(query: URLSearchParams): DownloadKey | null {
  const fid = query.get('fid') ?? ''
  const type = query.get('type') ?? ''
  const album = query.get('album')
  if (!id.test(fid) || kindOf(type) === null) return null
  return album !== null && id.test(album) ? { fid, type, album } : { fid, type }
}

/** `URL.parse`, which Safari has had since version 18. */
function parsed(address: string): URL | null {
  try {
    return new URL(address)
  } catch {
    return null
  }
}

/**
 * The key in a text that holds a download link, as pasted or read off a QR code. Only a link that parses to the download
 * page of this very origin counts (DESIGN §5); anything else is null.
 */
export function keyInLink(text: string, origin: string): DownloadKey | null {
  for (const word of text.split(/\s+/)) {
    const url = parsed(word)
    if (url?.origin === origin && url.pathname === paths.downloadMedia && !url.username) {
      const key = keyIn(url.searchParams)
      if (key) return key
    }
  }
  return null
}

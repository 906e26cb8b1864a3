import { uploads } from '@dlm/contract/constants'
import { withoutMarks } from '@dlm/contract/format/plain-line'
import { paths } from '@dlm/contract/site/paths'

/** What a download link names. `fid` is the file's key (SPEC §2); `album` its locked album, if any. */
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

const link = /https?:[^\s<>"“”„«»]+/gi
/** Punctuation after a link in a text; no part of a key. */
const afterLink = /[^\w/-]+$/

/** The origin with one name for localhost, which has several. */
const oneHost = (origin: string) => origin.replace(/\/\/(?:127\.0\.0\.1|\[::1\])(?=:|$)/, '//localhost')

/**
 * The key in a text that holds a download link, as pasted or read off a QR code. Only a link that parses to the download
 * page of this very origin counts (DESIGN §5); anything else is null.
 */
export function keyInLink(text: string, origin: string): DownloadKey | null {
  for (const [word] of withoutMarks(text).replaceAll('&amp;', '&').matchAll(link)) {
    const url = parsed(word.replace(afterLink, ''))
    if (
      url &&
      oneHost(url.origin) === oneHost(origin) &&
      url.pathname === paths.downloadMedia &&
      !url.username
    ) {
      const key = keyIn(url.searchParams)
      if (key) return key
    }
  }
  return null
}

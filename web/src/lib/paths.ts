import type { TermsTab } from '@dlm/contract/brand/legal/headings'
import { eventsFeedPath, newsFeedPath, paths } from '@dlm/contract/site/paths'

export { eventsFeedPath, newsFeedPath, paths }

/** The portal's origin; unknown on the server, where it is never rendered. */
const origin = globalThis.location?.origin

/** An article's address in the documented form, double ampersand included (SPEC §2). */
export function readNewsPath({ id, views }: { id: string; views: number }): string {
  return `${paths.readNews}?id=${encodeURIComponent(id)}&&views=${views}`
}

/** The address to share: what a stranger needs and nothing else. */
export function shareNewsUrl(id: string): string {
  return `${origin}${paths.readNews}?id=${encodeURIComponent(id)}`
}

/** A tab of the terms screen; the cookie policy has the address that is documented for it (SPEC §2). */
export function termsPath(tab: TermsTab): string {
  if (tab === 'terms') return paths.terms
  return tab === 'cookies' ? paths.cookiePolicy : `${paths.terms}?tab=${tab}`
}

/** Where a key is checked (SPEC §2). */
export function verifyKeyPath(key: string): string {
  return `${paths.verifyKey}?key=${encodeURIComponent(key)}`
}

/** The FAQ with the form that asks, and one's own questions. */
export const askPath = `${termsPath('faq')}&ask=true`

/** The sign-in, which leads back to an address of the portal afterwards. */
export function signInPath(back: string): string {
  return `${paths.profile}?back=${encodeURIComponent(back)}`
}

/** What `/view_albums` is divided into (SPEC §2); photo is the tab it opens with, saved is for members. */
export type MediaTab = 'photo' | 'video' | 'audio' | 'saved'

function mediaPath(parameters: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(parameters).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return given.length === 0 ? paths.viewAlbums : `${paths.viewAlbums}?${new URLSearchParams(given)}`
}

/** A tab of the media browser, with the search made in it. */
export function mediaTabPath(tab: MediaTab, search?: string): string {
  return mediaPath({ tab: tab === 'photo' ? undefined : tab, search })
}

/** Which photos of an album are shown: those that a search finds, those that are saved, or all. */
export interface AlbumFilter {
  search?: string
  isSaved?: boolean
  /** They are shown in a client room, whose addresses are others: that of the room, or of a photo that is open over it. */
  inRoom?: (photo?: string) => string
}

function albumParameters(fid: string, { search, isSaved }: AlbumFilter) {
  return { album: fid, search, saved: isSaved ? '1' : undefined }
}

/** Whether the address of an album is that of its saved photos. */
export function isSavedIn(parameters: URLSearchParams): boolean {
  return parameters.get('saved') === '1'
}

/** An album by its folder id. */
export function albumPath(fid: string, filter: AlbumFilter = {}): string {
  return filter.inRoom?.() ?? mediaPath(albumParameters(fid, filter))
}

/** A photo, open over its album. */
export function photoPath({ fid, pid, ...filter }: AlbumFilter & { fid: string; pid: string }): string {
  return filter.inRoom?.(pid) ?? mediaPath({ ...albumParameters(fid, filter), photo: pid })
}

/** A video or an audio, open over its list. */
export function recordingPath(tab: 'video' | 'audio', id: string, search?: string): string {
  return mediaPath({ tab, search, id })
}

/** A path of the portal as an address to share. */
export function absoluteUrl(path: string): string {
  return `${origin}${path}`
}

/** Where a file is downloaded (SPEC §2); `album` is the folder id of its locked album. */
export function downloadMediaPath({ id, type, album }: { id: string; type: string; album?: string }): string {
  const parameters = new URLSearchParams({ fid: id, type, ...(album && { album }) })
  return `${paths.downloadMedia}?${parameters}`
}

/** Where the sign-in leads back to: an address of the portal, and of no other host, as `//host` would be. */
export function backOf(parameters: URLSearchParams): string | null {
  const back = parameters.get('back')
  return back && /^\/(?![/\\])/.test(back) ? back : null
}

/** The profile's address for a member card. */
export function profileUrl(): string {
  return `${origin}${paths.profile}`
}

/** The dashboard of an admin (SPEC §2). */
export function dashboardPath(adid: string): string {
  return `${paths.adminDashboard}?id=${encodeURIComponent(adid)}`
}

import { downloadMediaPath } from '../../lib/paths.ts'

/** What can be done to a photo, a video and an audio alike needs to know of it. */
export interface Medium {
  kind: 'photo' | 'video' | 'audio'
  id: string
  /** File name, with its extension. */
  name: string
  /** Media type. */
  type: string
  /** Bytes. */
  size: number
  /** Folder id of its locked album. */
  album?: string
  /** Its page in the portal, to share. */
  path: string
}

/** Where it is downloaded. */
export function downloadPathOf({ id, type, album }: Medium): string {
  return downloadMediaPath({ id, type, ...(album !== undefined && { album }) })
}

import { downloadMediaPath } from '../../lib/paths.ts'

/** The common data of a photo, a video and an audio, for shared actions. */
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
  /** It cannot be downloaded, alone or in a zip. */
  isViewOnly?: true
  /** It cannot be saved. */
  isUnsaved?: true
  /** Its page in the portal, to share. */
  path: string
}

/** Path of its download page. */
export function downloadPathOf({ id, type, album }: Medium): string {
  return downloadMediaPath({ id, type, ...(album !== undefined && { album }) })
}

import { type MediaType, mediaEndings, savedName } from '@dlm/contract/format/media-endings'
import type { ContentKind, kinds } from '@dlm/contract/kinds/kinds'

/** What has public pictures or files. */
export type PublicKind = (typeof kinds)[ContentKind]['collection'] | 'profiles'

/**
 * Folder of public files: served by Storage itself (storage.rules), with ranges and through its CDN, which a function could
 * not do for a video of 500 MB.
 */
export function publicFolder(kind: PublicKind, id: string): string {
  return `public/${kind}/${id}`
}

/**
 * Folder of a photo of a locked album. storage.rules deny all access, no object in it carries a download token (tokens bypass
 * rules), and the API streams it behind the album's grant (SECURITY "Locked albums").
 */
export function lockedFolder(fid: string, pid: string): string {
  return `locked/${fid}/${pid}`
}

/**
 * Folder of a film or a sound of a locked album, in the same way. The point is in no id, so that a photo, a film and a sound with
 * one id do not share a folder.
 */
export function lockedRecordingFolder(fid: string, kind: 'video' | 'audio', id: string): string {
  return lockedFolder(fid, `${id}.${kind}`)
}

/**
 * Folder of a photo as it was uploaded, wherever its cleaned files are, so that a lock has nothing to move here. storage.rules
 * deny all access; admins get it by `get_original`.
 */
export function unmodifiedFolder(pid: string): string {
  return `originals/${pid}`
}

/** What leads to an original that visitors may not download, in front of the folder of its photo's other files. storage.rules deny all access. */
const withheld = 'withheld/'

/** Folder of the original of a photo whose other files are in `folder`, where visitors may not download it. */
export function withheldFolder(folder: string): string {
  return `${withheld}${folder}`
}

/** Folder of the other files of a photo whose original is in `folder`. */
export function renditionFolder(folder: string): string {
  return folder.startsWith(withheld) ? folder.slice(withheld.length) : folder
}

/** Object path of a file as it is downloaded. Its own name is in the document and in `attachmentOf`, never in a path. */
export function originalPath(folder: string, type: MediaType): string {
  return `${folder}/original.${mediaEndings[type][0]}`
}

/** Object path of a smaller version of a video, by the pixels of its shorter side. */
export function videoRenditionPath(folder: string, height: number): string {
  return `${folder}/${height}p.mp4`
}

/** Object path of a photo as it was uploaded. */
export function unmodifiedPath(pid: string, type: MediaType): string {
  return originalPath(unmodifiedFolder(pid), type)
}

/** Cache-Control of every public object: no path is ever written a second time. */
export const immutable = 'public, max-age=31536000, immutable'

/** Content-Disposition of an original: saved under its own name and with an ending, never shown as a page (RFC 6266, RFC 8187). */
export function attachmentOf(name: string, type: string): string {
  const encoded = encodeURIComponent(savedName(name, type)).replace(/['()*]/g, (character) => {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
  })
  return `attachment; filename*=UTF-8''${encoded}`
}

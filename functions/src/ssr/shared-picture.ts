import { isOffered } from '@dlm/contract/site/offered'
import { sharedPicturesPath } from '@dlm/contract/site/paths'
import { makeSharedPicture } from '../files/single-pictures.ts'
import type { Platform } from '../platform/platform.ts'
import { renditionPath, type StoredPicture, sharedFolder } from '../platform/storage.ts'
import type { PictureDocument } from './document.ts'
import { type AskedPage, pageMetadata } from './metadata-by-path.ts'
import type { PageReader } from './prerender.ts'

/** Pixels across that chats and networks show a picture at. */
const previewWidth = 1200
const ending = '.jpg'

/** The rendition that a shared picture is made of: the smallest that is wide enough, or the widest there is. */
function sourceWidth({ widths }: StoredPicture): number {
  const enough = widths.filter((width) => width >= previewWidth)
  return enough.length > 0 ? Math.min(...enough) : Math.max(...widths)
}

/** The size of a shared picture in pixels: of the shape of its original, but for one that is more than twice as high as wide. */
export function sharedSize(picture: StoredPicture): { width: number; height: number } {
  const width = Math.min(previewWidth, sourceWidth(picture))
  const shaped = Math.round((picture.height * width) / picture.width)
  return { width, height: Math.min(2 * width, Math.max(1, shaped)) }
}

/** Path of the object that holds it. Another picture, and a better rendition of the same, have another one. */
function sharedPath(picture: StoredPicture): string {
  return `${sharedFolder(picture.folder)}/${sourceWidth(picture)}${ending}`
}

/**
 * Address below the portal's origin of the picture that the link to a page shows. Its parameter `v` is another one when the picture
 * is: chats store pictures by their addresses.
 * @param path of the page
 */
export function sharedAddress(path: string, picture: StoredPicture): string {
  const { pathname, searchParams } = new URL(path, 'http://any')
  const [folder = ''] = picture.folder.split('/').slice(-1)
  searchParams.set('v', `${folder}-${sourceWidth(picture)}`)
  return `${sharedPicturesPath}${pathname}${ending}?${searchParams}`
}

/** The path of the page whose picture is at this path; null for other paths. */
export function pageOfPicture(path: string): string | null {
  const isOne = path.startsWith(`${sharedPicturesPath}/`) && path.endsWith(ending)
  return isOne ? path.slice(sharedPicturesPath.length, -ending.length) : null
}

/**
 * The picture that a shared link shows, as JPEG: what the head of the page names, and nothing where the page names none. It is made when
 * it is first requested, and stored where storage.rules admit no one: whether it is answered is decided by the entry, each time. Nothing
 * on the way caches it, so that it ends with its entry, and with the lock of its album.
 */
export async function sharedPicture(
  platform: Platform,
  read: PageReader,
  asked: AskedPage,
): Promise<PictureDocument | null> {
  const { objects } = platform
  const find = async () => {
    if (!isOffered(`${asked.path}?${asked.query}`)) return null
    const subject = await pageMetadata(platform, asked, read)
    return subject?.isSecret ? null : (subject?.picture ?? null)
  }
  const picture = await find()
  if (!picture) return null
  const document = { status: 200, type: 'image/jpeg', cache: null }
  const stored = sharedPath(picture)
  const existing = await objects.read(stored)
  if (existing) return { ...document, body: existing }
  const source = await objects.read(renditionPath(picture, sourceWidth(picture)))
  if (!source) return null
  const body = await makeSharedPicture(source, sharedSize(picture))
  await objects.write(stored, { bytes: body, type: document.type })
  // Locked, deleted or replaced meanwhile: what removed its files did not see this one.
  if ((await find())?.folder === picture.folder) return { ...document, body }
  await objects.remove(stored)
  return null
}

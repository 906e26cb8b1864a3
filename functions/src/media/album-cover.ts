import type { FocalPoint } from '@dlm/contract/common.schema'
import { manageAlbumsTexts } from '@dlm/contract/media/manage-albums.texts'
import type { AdminContext } from '../content/content.ts'
import { publicFolder } from '../files/media-paths.ts'
import { makeRenditions } from '../files/renditions.ts'
import { makeBlurredCover } from '../files/single-pictures.ts'
import { holdStaged } from '../files/staged-file.ts'
import { type StagedImage, stageMade, stageUpload } from '../files/staged-image.ts'
import { ApiError } from '../platform/api-error.ts'
import { parseDocument } from '../platform/documents.ts'
import { randomId } from '../platform/ids.ts'
import type { Platform } from '../platform/platform.ts'
import { type StoredPicture, widestRendition } from '../platform/storage.ts'
import type { AlbumDoc } from './album.doc.ts'
import { accessOf, centre, hasSameWatermark, isSamePoint, type PhotoAccess, PhotoDoc } from './photo.doc.ts'
import { readPhoto } from './photo.repo.ts'
import { drawnWatermark } from './photo-watermark.ts'

/** The function that makes the public cover of an album of an uploaded picture. */
export function coverOf(locked: boolean) {
  return locked ? makeBlurredCover : (bytes: Buffer) => makeRenditions(bytes)
}

/** What an admin's form says of a cover; what is undefined stays as it is. */
interface CoverFields {
  /** Path of an uploaded picture. */
  fp: string | undefined
  /** Id of the photo that it shows, empty for none. */
  coverPhoto: string | undefined
  focus: FocalPoint | undefined
  /** What the album requires of its photos from now on. */
  access: PhotoAccess
}

/** The cover of an album after a change. */
interface ChangedCover {
  stored: StoredPicture
  /** The photo that it shows; empty where it was uploaded. */
  photo: string
  /** A new picture, which the change stores. */
  image: StagedImage | undefined
}

/**
 * The cover of an album after a change: an uploaded picture, one of its photos, or the other state of its lock.
 * @throws ApiError upload-not-valid; invalid-input and unavailable as `photoOf`
 */
export async function changedCover(
  context: AdminContext,
  fid: string,
  before: AlbumDoc,
  { fp, focus, access, ...fields }: CoverFields,
): Promise<ChangedCover> {
  const photo = fp ? '' : (fields.coverPhoto ?? before.coverPhoto)
  const isChosen = photo !== '' && photo !== before.coverPhoto
  const locked = access.locked === true
  const hasOtherWatermark = !locked && photo !== '' && !hasSameWatermark(accessOf(before), access)
  const chosen = isChosen ? await photoOf(context.platform, fid, photo) : null
  const image = fp
    ? await stageUpload(context, { path: fp, field: 'fp', kind: 'albums', id: fid, make: coverOf(locked) })
    : chosen
      ? await madeCover(context, fid, chosen.original, access)
      : locked !== before.locked || hasOtherWatermark
        ? await switchedCover(context, fid, before, access)
        : undefined
  if (chosen && !image) throw notInAlbum()
  // A blurred cover is blurred from the one there was.
  const isAnother = image !== undefined && (fp !== undefined || chosen !== null || !locked)
  const point = changedFocus(focus, before.cover.focus, isAnother) ?? focusOf(chosen)
  return { stored: withFocus(image?.stored ?? before.cover, point), photo, image }
}

/** The focal point of a cover; that of the former cover says nothing of another picture. */
function changedFocus(
  chosen: FocalPoint | undefined,
  former: FocalPoint | undefined,
  isAnotherPicture: boolean,
): FocalPoint | undefined {
  if (chosen && !isSamePoint(chosen, former ?? centre)) return chosen
  return isAnotherPicture ? undefined : former
}

function withFocus({ focus: _, ...picture }: StoredPicture, focus: FocalPoint | undefined): StoredPicture {
  return focus ? { ...picture, focus } : picture
}

const focusOf = (photo: PhotoDoc | null) =>
  photo?.focus ? { x: photo.focus.x, y: photo.focus.y } : undefined

/**
 * The photo that an album's cover is to show.
 * @throws ApiError invalid-input where it is none of the album's; unavailable while its file is on its way
 */
async function photoOf(platform: Platform, fid: string, pid: string): Promise<PhotoDoc> {
  const photo = await readPhoto(platform, pid)
  if (photo?.fid !== fid || photo.unreadable) throw notInAlbum()
  if (photo.uploadPending || photo.movingTo !== undefined)
    throw new ApiError('unavailable', { retryAfter: 5 })
  return photo
}

const notInAlbum = () =>
  new ApiError('invalid-input', { fields: { coverPhoto: manageAlbumsTexts.noCoverPhoto } })

/** A cover that is made of a stored picture; undefined where that is gone. */
function madeCover(
  context: AdminContext,
  fid: string,
  source: string,
  access: PhotoAccess,
): Promise<StagedImage | undefined> {
  const { platform } = context
  return holdStaged(platform, source, 'image', async () => {
    const bytes = await platform.objects.read(source)
    if (!bytes) return undefined
    const picture = access.locked
      ? await makeBlurredCover(bytes)
      : await makeRenditions(bytes, await drawnWatermark(platform, access))
    return stageMade(context, `${publicFolder('albums', fid)}/${randomId(60)}`, picture)
  })
}

/** The cover for the other state of the lock, or with another watermark: blurred from the one there was, or the photo that it shows. */
async function switchedCover(
  context: AdminContext,
  fid: string,
  before: AlbumDoc,
  access: PhotoAccess,
): Promise<StagedImage | undefined> {
  const { platform } = context
  const chosen = before.coverPhoto ? await readPhoto(platform, before.coverPhoto) : null
  const photo = chosen?.fid === fid && chosen.picture ? chosen.original : null
  const source = access.locked ? widestRendition(before.cover) : (photo ?? (await newestPhoto(platform, fid)))
  return source ? madeCover(context, fid, source, access) : undefined
}

async function newestPhoto({ db }: Platform, fid: string): Promise<string | null> {
  const photos = db.collection('photos').where('fid', '==', fid).orderBy('createdAt', 'desc').limit(1)
  const [newest] = (await photos.get()).docs
  const photo = newest && parseDocument(PhotoDoc, newest)
  return photo?.picture ? photo.original : null
}

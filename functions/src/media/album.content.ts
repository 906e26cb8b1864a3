import type { FocalPoint } from '@dlm/contract/common.schema'
import { editForms } from '@dlm/contract/dashboard/dashboard.schema'
import type * as z from 'zod'
import { type AdminContext, type Changed, type EntryChange, editable } from '../content/content.ts'
import { publicFolder } from '../files/media-paths.ts'
import { makeBlurredCover, makeRenditions } from '../files/renditions.ts'
import { type StagedImage, stageMade, stageUpload } from '../files/staged-image.ts'
import { parseDocument } from '../platform/documents.ts'
import { randomId } from '../platform/ids.ts'
import type { Platform } from '../platform/platform.ts'
import { hashSecret } from '../platform/secrets.ts'
import { renditionPath, type StoredPicture } from '../platform/storage.ts'
import { AlbumDoc, searchableAlbum } from './album.doc.ts'
import { binnedPhotos, movePhotosToBin, returnPhotos } from './binned-photos.ts'
import { completeOrder, prepareOrder } from './give-places.ts'
import { applyAlbumLock } from './move-photo-files.ts'
import { centre, isSamePoint, PhotoDoc } from './photo.doc.ts'
import { removeFiles } from './photo-files.ts'

type AlbumFields = z.output<typeof editForms.album>

/** The function that makes the public cover of an album. */
export function coverOf(locked: boolean) {
  return locked ? makeBlurredCover : makeRenditions
}

/** The albums, for the dashboard's form and bin. */
export const albumContent = editable({
  kind: 'album',
  schema: AlbumDoc,
  form: editForms.album,
  nameOf: ({ name }) => name,
  searchable: searchableAlbum,
  toForm: ({ name, date, place, layout, order, showsCamera, cover }) => ({
    ...{ alname: name, date, place, layout, order, showsCamera },
    focus: cover.focus ?? centre,
  }),
  cover: ({ cover }) => cover,
  change,
  afterDelete: ({ platform }, fid) => movePhotosToBin(platform, fid),
  async afterRestore({ platform }, fid) {
    await returnPhotos(platform, fid)
    // Some may have been restored while its lock was being applied.
    await applyAlbumLock(platform, fid)
    // Those that were moved in or restored while the album was in the bin.
    await completeOrder(platform, fid)
  },
  async purge({ platform }, fid) {
    const { db, objects } = platform
    for (const document of (await binnedPhotos(platform, fid).get()).docs)
      await removeFiles(platform, { fid, pid: document.id })
    await objects.removeFolder(publicFolder('albums', fid))
    await db.doc(`albumSecrets/${fid}`).delete()
  },
})

async function change(
  { context, id: fid, work }: EntryChange,
  before: AlbumDoc,
  { alname, fp, alpass, date, place, layout, order, showsCamera, focus }: AlbumFields,
): Promise<Changed<AlbumDoc, AlbumFields>> {
  const { platform } = context
  const locked = alpass === undefined ? before.locked : alpass !== ''
  const isSwitched = locked !== before.locked
  const image = fp
    ? await stageUpload(context, { path: fp, field: 'fp', kind: 'albums', id: fid, make: coverOf(locked) })
    : isSwitched
      ? await switchedCover(context, fid, before, locked)
      : undefined
  const isAnotherPicture = fp !== undefined || (isSwitched && !locked && image !== undefined)
  const coverFocus = changedFocus(focus, before.cover.focus, isAnotherPicture)
  const isSorted = order !== before.order
  if (isSorted) await prepareOrder(platform, fid, { order, former: before.order })
  const codeHash = alpass ? await hashSecret(alpass) : null
  const secret = platform.db.doc(`albumSecrets/${fid}`)
  if (image) work.setImage(image)
  work.write((batch) => {
    // A new hash ends every grant and every remembered token of the old code (decision 008).
    if (codeHash !== null) batch.set(secret, { codeHash })
    if (!locked) batch.delete(secret)
  })
  work.followUp(async () => {
    // For those that were registered by a request that read the order before.
    if (isSorted) await completeOrder(platform, fid)
    if (alpass !== undefined) await applyAlbumLock(platform, fid)
    // The trigger does the same where this process dies (runtime/portal.ts).
    if (isSwitched && image) await platform.objects.removePicture(before.cover.folder)
  })
  return {
    ...{ name: alname, date, place, layout, order, locked },
    showsCamera: showsCamera ?? before.showsCamera,
    cover: withFocus(image?.stored ?? before.cover, coverFocus),
  }
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

/** The cover for the other state of the lock: blurred from the one there was, or the newest photo of a blurred one. */
async function switchedCover(
  context: AdminContext,
  fid: string,
  before: AlbumDoc,
  locked: boolean,
): Promise<StagedImage | undefined> {
  const { platform } = context
  const source = locked ? widestOf(before.cover) : await newestPhoto(platform, fid)
  const bytes = source && (await platform.objects.read(source))
  if (!bytes) return undefined
  return stageMade(context, `${publicFolder('albums', fid)}/${randomId(60)}`, await coverOf(locked)(bytes))
}

function widestOf(picture: StoredPicture): string {
  return renditionPath(picture, Math.max(...picture.widths))
}

async function newestPhoto({ db }: Platform, fid: string): Promise<string | null> {
  const photos = db.collection('photos').where('fid', '==', fid).orderBy('createdAt', 'desc').limit(1)
  const [newest] = (await photos.get()).docs
  const photo = newest && parseDocument(PhotoDoc, newest)
  return photo?.picture ? photo.original : null
}

import { editForms } from '@dlm/contract/dashboard/dashboard.schema'
import type * as z from 'zod'
import { type Changed, type EntryChange, editable } from '../content/content.ts'
import { publicFolder } from '../files/media-paths.ts'
import { hashSecret } from '../platform/secrets.ts'
import { writtenText } from '../text/written-text.ts'
import { AlbumDoc, searchableAlbum } from './album.doc.ts'
import { changedCover } from './album-cover.ts'
import { binnedPhotos, moveAlbumToBin, returnAlbum } from './binned-photos.ts'
import { completeOrder, prepareOrder } from './give-places.ts'
import { applyAlbumListing, applyAlbumLock } from './move-photo-files.ts'
import { moveRecordingFiles } from './move-recording-files.ts'
import { accessOf, centre, hasSameWatermark, isSameAccess, isSameSide } from './photo.doc.ts'
import { removeFiles } from './photo-files.ts'
import { collectionOf, removeRecording } from './recording-files.ts'
import { binnedRecordings } from './recording-location.ts'

type AlbumFields = z.output<typeof editForms.album>

/** The albums, for the dashboard's form and bin. */
export const albumContent = editable({
  kind: 'album',
  schema: AlbumDoc,
  form: editForms.album,
  nameOf: ({ name }) => name,
  searchable: searchableAlbum,
  toForm: ({
    name,
    date,
    place,
    tags,
    text,
    markdown,
    layout,
    order,
    showsCamera,
    unlisted,
    downloads,
    watermark,
    strength,
    cover,
    coverPhoto,
  }) => ({
    ...{
      alname: name,
      date,
      place,
      tags,
      text: markdown || text,
      layout,
      order,
      showsCamera,
      unlisted,
      downloads,
      watermark,
      strength,
      coverPhoto,
    },
    focus: cover.focus ?? centre,
  }),
  cover: ({ cover }) => cover,
  change,
  async afterDelete({ platform }, fid) {
    await moveAlbumToBin(platform, fid)
    // What a process began that died would stay public in the bin.
    for (const { id, recording } of await binnedRecordings(platform, fid))
      if (recording.moving) await moveRecordingFiles(platform, id, fid)
  },
  async afterRestore({ platform }, fid) {
    await returnAlbum(platform, fid)
    // Some may have been restored while its lock was being applied.
    await applyAlbumLock(platform, fid)
    // Those that were moved in or restored while the album was in the bin.
    await completeOrder(platform, fid)
  },
  async purge({ platform }, fid) {
    const { db, objects } = platform
    for (const document of (await binnedPhotos(platform, fid).get()).docs)
      await removeFiles(platform, { fid, pid: document.id })
    for (const { id, recording } of await binnedRecordings(platform, fid)) {
      await removeRecording(platform, id, recording)
      // The cues of a film.
      await db.recursiveDelete(db.doc(`${collectionOf[id.kind]}/${id.id}`))
    }
    await objects.removeFolder(publicFolder('albums', fid))
    await db.doc(`albumSecrets/${fid}`).delete()
  },
})

async function change(
  { context, id: fid, work }: EntryChange,
  before: AlbumDoc,
  { alname, fp, alpass, date, place, tags, layout, order, showsCamera, focus, ...fields }: AlbumFields,
): Promise<Changed<AlbumDoc, AlbumFields>> {
  const { platform } = context
  const locked = alpass === undefined ? before.locked : alpass !== ''
  const { unlisted = before.unlisted, downloads = before.downloads } = fields
  const { watermark = before.watermark, strength = before.strength } = fields
  const former = accessOf(before)
  const access = accessOf({ locked, unlisted, downloads, watermark, strength })
  const written = await writtenText(fields.text)
  const { coverPhoto } = fields
  const cover = await changedCover(context, fid, before, { fp, access, focus, coverPhoto })
  const isSorted = order !== before.order
  if (isSorted) await prepareOrder(platform, fid, { order, former: before.order })
  const codeHash = alpass ? await hashSecret(alpass) : null
  const secret = platform.db.doc(`albumSecrets/${fid}`)
  if (cover.image) work.setImage(cover.image)
  work.write((batch) => {
    // A new hash ends every grant and every remembered token of the old code (decision 008).
    if (codeHash !== null) batch.set(secret, { codeHash })
    if (!locked) batch.delete(secret)
  })
  work.followUp(async () => {
    // For those that were registered by a request that read the order before.
    if (isSorted) await completeOrder(platform, fid)
    // Pictures with another watermark take their time: the trigger makes them (runtime/portal.ts), after the answer.
    if (alpass === undefined && !hasSameWatermark(former, access)) return
    if (alpass !== undefined || !isSameSide(former, access)) await applyAlbumLock(platform, fid)
    else if (!isSameAccess(former, access)) await applyAlbumListing(platform, fid)
    // The trigger does the same where this process dies (runtime/portal.ts).
    if (locked !== before.locked && cover.image) await platform.objects.removePicture(before.cover.folder)
  })
  return {
    ...{ name: alname, date, place, tags, layout, order, locked, ...written },
    showsCamera: showsCamera ?? before.showsCamera,
    unlisted,
    downloads,
    watermark,
    strength,
    coverPhoto: cover.photo,
    cover: cover.stored,
  }
}

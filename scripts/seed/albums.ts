import { lockedFolder, originalPath, publicFolder } from '../../functions/src/media/media-paths.ts'
import { makeBlurredCover, makeRenditions, toStoredPicture } from '../../functions/src/platform/renditions.ts'
import { hashSecret } from '../../functions/src/platform/secrets.ts'
import { documents } from '../../tests/support/factories/documents.ts'
import { aLockedPhotoDoc, anAlbumDoc, aPhotoDoc } from '../../tests/support/factories/media.ts'
import { ALBUM_CODE } from './accounts.ts'
import { type ArtPicture, renderPicture } from './art/picture.ts'
import { albums, type DemoAlbum } from './data/albums.ts'
import { daysBefore } from './demo-day.ts'
import { originalObject, type Part, publicPicture, renditionObjects, together } from './part.ts'

/** A photo of the demo data: how it is painted, and its file name. */
export interface DemoPhoto extends ArtPicture {
  name: string
}

/** Id of the photo at a place of its album, counted from 1. */
export function photoId(fid: string, place: number): string {
  return `${fid}-${String(place).padStart(2, '0')}`
}

async function photoPart(
  album: DemoAlbum,
  photo: DemoPhoto,
  place: number,
): Promise<Part & { jpeg: Buffer }> {
  const pid = photoId(album.fid, place)
  const jpeg = await renderPicture(`photo ${pid}`, photo)
  const made = await makeRenditions(jpeg)
  const folder = album.locked ? lockedFolder(album.fid, pid) : publicFolder('photos', pid)
  const described = {
    fid: album.fid,
    name: photo.name,
    size: jpeg.length,
    original: originalPath(folder, 'image/jpeg'),
    picture: toStoredPicture(folder, made),
    // A minute apart, the first photo last, so that the album shows them in their order.
    createdAt: daysBefore(album.daysAgo) - place * 60_000,
  }
  const document = album.locked ? aLockedPhotoDoc(album.fid, pid, described) : aPhotoDoc(pid, described)
  return {
    jpeg,
    documents: [documents.photos(pid, document)],
    objects: [originalObject(folder, photo.name, 'image/jpeg', jpeg), ...renditionObjects(folder, made)],
  }
}

async function albumPart(album: DemoAlbum): Promise<Part> {
  const { fid, name, locked, photos, daysAgo } = album
  const parts: (Part & { jpeg: Buffer })[] = []
  for (const [at, photo] of photos.entries()) parts.push(await photoPart(album, photo, at + 1))
  const front = parts[album.cover - 1]
  if (!front) throw new Error(`${name} has no photo ${album.cover}`)
  const make = locked ? makeBlurredCover : makeRenditions
  const cover = await publicPicture('albums', fid, front.jpeg, make)
  const document = anAlbumDoc({
    name,
    locked,
    cover: cover.picture,
    photos: photos.length,
    createdAt: daysBefore(daysAgo),
  })
  const secret = locked ? [documents.albumSecrets(fid, { codeHash: await hashSecret(ALBUM_CODE) })] : []
  const own: Part = { documents: [documents.albums(fid, document), ...secret], objects: cover.objects }
  return together([own, ...parts])
}

/** The albums with their photos, originals and renditions; those of locked albums below `locked/`. */
export async function seedAlbums(): Promise<Part> {
  return together(await Promise.all(albums.map(albumPart)))
}

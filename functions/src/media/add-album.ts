import { addEntry } from '../content/add-entry.ts'
import { binRef } from '../content/bin.ts'
import { UnitOfWork } from '../content/unit-of-work.ts'
import { stageUpload } from '../files/staged-image.ts'
import { ApiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/handler.ts'
import { hashSecret } from '../platform/secrets.ts'
import { writtenText } from '../text/written-text.ts'
import { type AlbumDoc, searchableAlbum } from './album.doc.ts'
import { toAlbum } from './album.repo.ts'
import { coverOf } from './album-cover.ts'

/** Adds an album under its generated folder id; with a code it is locked, and its cover shows colours only (SPEC §2). */
export const add_album: Handler<'add_album'> = async (context, form) => {
  const { alname, fp, fid, alpass, showsCamera, unlisted, date, place, tags, layout, order } = form
  const { downloads, watermark, strength } = form
  const written = await writtenText(form.text)
  const { platform } = context
  const { db, clock, files } = platform
  const [there, binned] = await db.getAll(db.doc(`albums/${fid}`), binRef(platform, 'album', fid))
  if (there?.exists || binned?.exists) throw new ApiError('id-taken')
  const locked = alpass !== ''
  const image = await stageUpload(context, {
    path: fp,
    field: 'fp',
    kind: 'albums',
    id: fid,
    make: coverOf(locked),
  })
  const described = {
    name: alname,
    locked,
    recordings: false,
    showsCamera,
    unlisted,
    downloads,
    watermark,
    strength,
    date,
    place,
    tags,
    layout,
    order,
  }
  const album: AlbumDoc = {
    ...described,
    ...written,
    cover: image.stored,
    coverPhoto: '',
    photos: 0,
    sections: [],
    createdAt: clock.now(),
  }
  const codeHash = locked ? await hashSecret(alpass) : null
  const work = new UnitOfWork()
  work.setImage(image)
  if (codeHash !== null) work.write((batch) => batch.set(db.doc(`albumSecrets/${fid}`), { codeHash }))
  const entry = {
    path: `albums/${fid}`,
    action: 'add_album',
    name: alname,
    document: album,
    searchable: searchableAlbum(album),
    taken: 'id-taken',
  } as const
  await addEntry(context, entry, work)
  return { data: [toAlbum(files, fid, album)] }
}

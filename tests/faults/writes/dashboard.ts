import type { dashboardEndpoints } from '@dlm/contract/dashboard/dashboard.endpoints'
import { bucket, db } from '../../support/admin.ts'
import { call, inParallel } from '../../support/client.ts'
import { documents, writeDocuments } from '../../support/factories/documents.ts'
import { anAlbumDoc, aPhotoDoc } from '../../support/factories/media.ts'
import { aNewsDoc } from '../../support/factories/news.ts'
import { aJpeg } from '../../support/factories/pictures.ts'
import { adminsOwn, anAlbum, by, entry, sendOnce, theAdmin, type Writes } from './prepare.ts'

/** Something in the bin: an album with its photos. */
async function aDeletedAlbum(): Promise<string> {
  const id = entry()
  await writeDocuments(db, anAlbum(id))
  await sendOnce(by(await theAdmin(), 'delete_album', { id }))
  return id
}

/** The first draft of an entry. */
const aDraft = (id: string) => ({
  ...({ kind: 'news', entry: id, revision: 0, entryRevision: 0 } as const),
  fields: { title: 'Half a title' },
})

export const dashboardWrites: Writes<typeof dashboardEndpoints> = {
  dashboard_counts: 'reads',
  get_editable: 'reads',
  edit: {
    async prepare() {
      const id = entry()
      const fields = { alname: 'Locked from now on', alpass: 'sesame12' }
      const edit = await adminsOwn('edit', { kind: 'album', id, revision: 0, fields }, ...anAlbum(id, 12))
      // Photos with all their files: none waits for renditions, which the sweep of a killed process's case would ask for.
      const names = ['original.jpg', '320.webp', '960.webp']
      const ofPhotos = anAlbum(id, 12).flatMap(({ path }) =>
        path.startsWith('photos/') ? names.map((name) => `${path}/${name}`) : [],
      )
      const [files, bytes] = [[`albums/${id}/960.webp`, ...ofPhotos], await aJpeg()]
      await inParallel(files.length, 6, (at) =>
        bucket.file(`public/${files[at]}`).save(bytes, { resumable: false }),
      )
      return edit
    },
    again: 409,
    // Up to the lock; from there on the trigger moves photos too, and on a busy machine all of them first.
    atLeast: 3,
  },
  get_bin: 'reads',
  restore: {
    prepare: async () => adminsOwn('restore', { kind: 'album', id: await aDeletedAlbum() }),
    again: 404,
  },
  purge: {
    prepare: async () => adminsOwn('purge', { kind: 'album', id: await aDeletedAlbum() }),
    again: 404,
  },
  delete_entries: {
    prepare: async () => {
      const id = entry()
      return adminsOwn('delete_entries', { kind: 'album', ids: JSON.stringify([id]) }, ...anAlbum(id))
    },
    again: 200,
  },
  move_photos: {
    async prepare() {
      const [from, to, pid] = [entry(), entry(), entry()]
      await writeDocuments(db, [
        documents.albums(from, anAlbumDoc({ photos: 1 })),
        documents.albums(to, anAlbumDoc({ photos: 0 })),
        documents.photos(pid, aPhotoDoc(pid, { fid: from })),
      ])
      return adminsOwn('move_photos', { from, to, ids: JSON.stringify([pid]) })
    },
    // Those that are there already are listed in `failed`.
    again: 200,
  },
  restore_entries: {
    prepare: async () =>
      adminsOwn('restore_entries', { kind: 'album', ids: JSON.stringify([await aDeletedAlbum()]) }),
    again: 200,
  },
  edit_entries: {
    prepare: async () => {
      const id = entry()
      const fields = { author: 'Ada Berg', licence: 'CC BY 4.0' }
      return adminsOwn(
        'edit_entries',
        { kind: 'photo', ids: JSON.stringify([id]), fields },
        documents.photos(id, aPhotoDoc(id)),
      )
    },
    again: 200,
  },
  upload_token: 'reads',
  start_upload: {
    prepare: () =>
      adminsOwn('start_upload', {
        files: JSON.stringify([{ name: 'sea.png', type: 'image/png', size: 4096 }]),
      }),
    again: 200,
    counts: 'each has a path of its own for its file; the sweep removes what is not uploaded',
  },
  get_needs: 'reads',
  get_versions: 'reads',
  get_draft: 'reads',
  save_draft: {
    prepare: () => adminsOwn('save_draft', aDraft(entry())),
    again: 200,
  },
  discard_draft: {
    async prepare() {
      const admin = await theAdmin()
      const { fields, entryRevision, ...ref } = aDraft(entry())
      const { body } = await call('save_draft', { ...ref, fields, entryRevision }, admin)
      return by(admin, 'discard_draft', { ...ref, revision: body.revision })
    },
    again: 200,
  },
  get_featured: 'reads',
  set_featured: {
    async prepare() {
      const id = entry()
      return adminsOwn('set_featured', { kind: 'news', id, on: true }, documents.news(id, aNewsDoc()))
    },
    again: 200,
  },
  get_insight: 'reads',
  preview_text: 'reads',
}

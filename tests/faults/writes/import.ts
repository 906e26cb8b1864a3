import type { importEndpoints } from '@dlm/contract/import/import.endpoints'
import { db } from '../../support/admin.ts'
import { documents } from '../../support/factories/documents.ts'
import { anAlbumDoc } from '../../support/factories/media.ts'
import { aJpeg } from '../../support/factories/pictures.ts'
import { aRun } from '../../support/import-runs.ts'
import { anAdminAccount } from '../../support/people.ts'
import { stage, stageCover } from '../../support/uploads.ts'
import { by, entry, type Writes } from './prepare.ts'

const anOwner = () => anAdminAccount({ adminRole: 'owner' })

export const importWrites: Writes<typeof importEndpoints> = {
  plan_import: {
    async prepare() {
      const album = { id: entry(), name: 'Twice', place: 0, photos: [entry()] }
      return by(await anOwner(), 'plan_import', { source: entry(), albums: [album], articles: [] })
    },
    again: 200,
    counts: 'what is planned is noted each time, and listed once',
  },
  import_album: {
    async prepare() {
      const [admin, id] = [await anOwner(), entry()]
      const run = await aRun({ path: `albums/${id}` })
      const fp = await stageCover(admin)
      return by(admin, 'import_album', { run, id, place: 0, alname: 'Twice', fp })
    },
    again: 200,
  },
  import_photos: {
    async prepare() {
      const [admin, fid, pid] = [await anOwner(), entry(), entry()]
      const [file = ''] = await stage(admin, [{ bytes: await aJpeg(), name: 'p.jpg' }])
      const album = documents.albums(fid, anAlbumDoc())
      await db.doc(album.path).set(album.data)
      const run = await aRun({ path: `photos/${pid}`, fid })
      const files = [{ pid, name: 'p.jpg', file, alt: '', caption: '', place: 0 }]
      return by(admin, 'import_photos', { run, fid, place: 0, files })
    },
    again: 200,
  },
  import_article: {
    async prepare() {
      const [admin, id] = [await anOwner(), entry()]
      const run = await aRun({ path: `news/${id}` })
      const form = { id, title: 'Twice', text: 'We are open.', photo: await stageCover(admin) }
      return by(admin, 'import_article', { run, ...form, createdAt: Date.UTC(2024, 0) })
    },
    again: 200,
  },
  finish_import: {
    async prepare() {
      return by(await anOwner(), 'finish_import', { run: await aRun({ path: `news/${entry()}` }) })
    },
    again: 200,
  },
  get_imports: 'reads',
  undo_import: {
    async prepare() {
      return by(await anOwner(), 'undo_import', { run: await aRun({ path: `news/${entry()}` }) })
    },
    again: 404,
  },
}

import type { EndpointName } from '@dlm/contract/contract'
import type { mediaEndpoints } from '@dlm/contract/media/media.endpoints'
import { bucket } from '../../support/admin.ts'
import { documents } from '../../support/factories/documents.ts'
import { anAlbumDoc, anAudioDoc, aPhotoDoc, aTrackDoc, aVideoDoc } from '../../support/factories/media.ts'
import { aJpeg } from '../../support/factories/pictures.ts'
import { anAccount } from '../../support/people.ts'
import { anMp4, aWebm, stage } from '../../support/uploads.ts'
import { adminsOwn, anAlbum, by, deletion, entry, form, theAdmin, type Writes } from './prepare.ts'

export const mediaWrites: Writes<typeof mediaEndpoints> = {
  get_all_albums: 'reads',
  get_all_videos: 'reads',
  get_all_audios: 'reads',
  photos_all: 'reads',
  album_recordings: 'reads',
  room_media: 'reads',
  image_file: 'reads',
  video_file: 'reads',
  audio_file: 'reads',
  get_original: 'reads',
  get_landing_photo: 'reads',
  set_landing_photo: {
    async prepare() {
      const [fid, id] = [entry(), entry()]
      const photo = documents.photos(id, aPhotoDoc(id, { fid }))
      return adminsOwn('set_landing_photo', { id, on: true }, documents.albums(fid, anAlbumDoc()), photo)
    },
    again: 200,
  },
  unlock_album: 'reads',
  saved: 'reads',
  update_saved: {
    async prepare() {
      const { uid, token } = await anAccount()
      return by({ token }, 'update_saved', { uid, saved: '["one","two"]', revision: 0 })
    },
    again: 200,
  },
  add_album: {
    prepare: () => form('add_album', (fp) => ({ alname: 'Twice', fp, fid: entry(), alpass: 'sesame12' })),
    again: 409,
  },
  add_photos: {
    async prepare() {
      const [admin, fid, bytes] = [await theAdmin(), entry(), await aJpeg()]
      const [file] = await stage(admin, [{ bytes, name: 'p.jpg' }])
      const described = [{ name: 'p.jpg', size: bytes.length, file, pid: entry(), type: 'image/jpeg' }]
      return adminsOwn(
        'add_photos',
        { fid, files: JSON.stringify(described) },
        documents.albums(fid, anAlbumDoc()),
      )
    },
    again: 200,
  },
  put_section: {
    async prepare() {
      const [fid, id] = [entry(), entry()]
      const album = documents.albums(fid, anAlbumDoc({ order: 'hand' }))
      return adminsOwn('put_section', { fid, id, title: 'Ceremony' }, album)
    },
    again: 200,
  },
  delete_section: {
    async prepare() {
      const [fid, id] = [entry(), entry()]
      const sections = [{ id, title: 'Ceremony', place: 'a0' }]
      const album = documents.albums(fid, anAlbumDoc({ order: 'hand', sections }))
      return adminsOwn('delete_section', { fid, id }, album)
    },
    again: 200,
  },
  get_track: 'reads',
  put_track: {
    async prepare() {
      const id = entry()
      const cues = [{ from: 0, to: 2.5, text: 'The lamps are lit.' }]
      return adminsOwn(
        'put_track',
        { id, kind: 'captions', language: 'en', cues },
        documents.videos(id, aVideoDoc(id)),
      )
    },
    again: 200,
  },
  delete_track: {
    async prepare() {
      const [id, track] = [entry(), { kind: 'captions', language: 'en' } as const]
      return adminsOwn(
        'delete_track',
        { id, ...track },
        documents.videos(id, aVideoDoc(id, { tracks: [track] })),
        documents.tracks(`${id}/captions-en`, aTrackDoc()),
      )
    },
    again: 200,
  },
  place_photos: {
    async prepare() {
      const [fid, pid, before] = [entry(), entry(), entry()]
      return adminsOwn(
        'place_photos',
        { fid, pids: JSON.stringify([pid]), before },
        documents.albums(fid, anAlbumDoc({ photos: 2, order: 'hand' })),
        documents.photos(pid, aPhotoDoc(pid, { fid, place: 'a1' })),
        documents.photos(before, aPhotoDoc(before, { fid, place: 'a0' })),
      )
    },
    again: 200,
  },
  add_videos: {
    async prepare() {
      const [admin, bytes] = [await theAdmin(), aWebm(900)]
      const [file, ...renditions] = await stage(admin, [
        { bytes, name: 'c.webm', type: 'video/webm' },
        { bytes: anMp4({ width: 1280, height: 720 }), name: '720p.mp4', type: 'video/mp4' },
        { bytes: anMp4(), name: '360p.mp4', type: 'video/mp4' },
      ])
      const described = {
        name: 'c.webm',
        size: bytes.length,
        file,
        vid: entry(),
        type: 'video/webm',
        renditions,
      }
      return by<EndpointName>(admin, 'add_videos', { files: JSON.stringify([described]) })
    },
    again: 200,
  },
  add_audios: {
    async prepare() {
      const [admin, bytes] = [await theAdmin(), Buffer.from('OggS00000000'.padEnd(900))]
      const [file] = await stage(admin, [{ bytes, name: 's.ogg', type: 'audio/ogg' }])
      const described = { name: 's.ogg', size: bytes.length, file, aid: entry(), type: 'audio/ogg' }
      return by<EndpointName>(admin, 'add_audios', { files: JSON.stringify([described]) })
    },
    again: 200,
  },
  delete_album: deletion('delete_album', anAlbum),
  delete_photo: deletion('delete_photo', (id) => [documents.photos(id, aPhotoDoc(id))]),
  retry_photo: {
    async prepare() {
      const id = entry()
      const photo = aPhotoDoc(id, { picture: null, unreadable: true })
      await bucket.file(photo.original).save(await aJpeg(), { resumable: false })
      return adminsOwn('retry_photo', { id }, documents.photos(id, photo))
    },
    again: 200,
  },
  delete_video: deletion('delete_video', (id) => [documents.videos(id, aVideoDoc(id))]),
  delete_audio: deletion('delete_audio', (id) => [documents.audios(id, anAudioDoc(id))]),
  get_latest_media: 'reads',
  // Bytes that are counted are all it leaves, and those are written later.
  start_zip: 'reads',
}

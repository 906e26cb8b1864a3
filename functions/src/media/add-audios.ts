import { registerFiles } from '../files/register-files.ts'
import type { Handler } from '../platform/handler.ts'
import { AudioDoc, searchableAudio } from './audio.doc.ts'
import { toAudio } from './recording.repo.ts'
import { albumOfUpload, registeredRecordings } from './recording-album.ts'

/** Registers uploaded audios, in an album or in none, each with the length and the waveform the admin's browser measured. */
export const add_audios: Handler<'add_audios'> = async (context, { fid = '', files }) => {
  const { platform } = context
  const now = platform.clock.now()
  const album = await albumOfUpload(context, 'audio', fid)
  const { registered, refused } = await registerFiles(context, {
    kind: 'audio',
    collection: 'audios',
    action: 'add_audios',
    files,
    idOf: ({ aid }) => aid,
    ...album,
    searchable: searchableAudio,
    async describe(file, { upload, type, size }, original) {
      const { name, duration = null, peaks = null } = file
      const { fingerprint } = upload
      const document = AudioDoc.parse({
        ...{ name, type, size, original, duration, peaks },
        createdAt: now - files.indexOf(file),
        ...album.place,
        ...(fingerprint && { fingerprint }),
      })
      return { document }
    },
  })
  return { data: await registeredRecordings(context, 'audio', registered, toAudio), refused }
}

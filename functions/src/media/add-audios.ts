import { publicFolder } from '../files/media-paths.ts'
import { registerFiles } from '../files/register-files.ts'
import type { Handler } from '../platform/handler.ts'
import { AudioDoc, searchableAudio } from './audio.doc.ts'
import { toAudio } from './recording.repo.ts'

/** Registers uploaded audios, each with the length and the waveform the admin's browser measured. */
export const add_audios: Handler<'add_audios'> = async (context, { files }) => {
  const { platform } = context
  const now = platform.clock.now()
  const { registered, refused } = await registerFiles(context, {
    kind: 'audio',
    collection: 'audios',
    action: 'add_audios',
    files,
    idOf: ({ aid }) => aid,
    folderOf: (aid) => publicFolder('audios', aid),
    searchable: searchableAudio,
    async describe(file, { upload, type, size }, original) {
      const { name, duration = null, peaks = null } = file
      const { fingerprint } = upload
      const document = AudioDoc.parse({
        ...{ name, type, size, original, duration, peaks },
        createdAt: now - files.indexOf(file),
        ...(fingerprint && { fingerprint }),
      })
      return { document }
    },
  })
  return { data: registered.map(({ id, document }) => toAudio(platform.files, id, document)), refused }
}

import type { Handler } from '../platform/handler.ts'
import { downloadOf } from './download.ts'
import { readAudio } from './recording.repo.ts'

/** The original of an audio (SPEC §7). */
export const audio_file: Handler<'audio_file'> = async (context, { key }) =>
  downloadOf(
    context,
    { kind: 'audio', id: key },
    await readAudio(context.platform, key),
    context.platform.files,
  )

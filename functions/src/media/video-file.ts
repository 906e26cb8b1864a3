import type { Handler } from '../platform/handler.ts'
import { downloadOf } from './download.ts'
import { readVideo } from './recording.repo.ts'

/** The original of a video (SPEC §7). */
export const video_file: Handler<'video_file'> = async (context, { key }) =>
  downloadOf(
    context,
    { kind: 'video', id: key },
    await readVideo(context.platform, key),
    context.platform.files,
  )

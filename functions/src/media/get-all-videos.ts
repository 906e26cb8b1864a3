import { Video } from '@dlm/contract/media/media.schema'
import type { Handler } from '../platform/handler.ts'
import { encodedList } from './encoded-list.ts'
import { videoList } from './recording.repo.ts'

/** A page of the videos, newest first, searched on the name (SPEC §7). */
export const get_all_videos: Handler<'get_all_videos'> = ({ platform }, { payload }) =>
  encodedList(Video, videoList(platform), payload)

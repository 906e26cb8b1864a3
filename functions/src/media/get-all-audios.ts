import { Audio } from '@dlm/contract/media/media.schema'
import type { Handler } from '../platform/handler.ts'
import { encodedList } from './encoded-list.ts'
import { audioList } from './recording.repo.ts'

/** A page of the audios, newest first, searched on the name (SPEC §7). */
export const get_all_audios: Handler<'get_all_audios'> = ({ platform }, { payload }) =>
  encodedList(Audio, audioList(platform), payload)

import { Album } from '@dlm/contract/media/media.schema'
import type { Handler } from '../platform/handler.ts'
import { albumList } from './album.repo.ts'
import { encodedList } from './encoded-list.ts'

/** A page of the albums, newest first, searched on the name (SPEC §7). */
export const get_all_albums: Handler<'get_all_albums'> = ({ platform }, { payload }) =>
  encodedList(Album, albumList(platform), payload)

import type { Album } from '@dlm/contract/media/media.schema'

/** What its photos have to know of an album. A client room has single photos too, which are shown alike. */
export type PhotosAlbum = Pick<Album, 'fid' | 'name' | 'layout' | 'locked' | 'unlisted' | 'downloads'>

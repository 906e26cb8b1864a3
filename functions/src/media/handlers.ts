import { Album, Audio, Video } from '@dlm/contract/media/media.schema'
import { deleteHandler } from '../content/delete-handler.ts'
import { add_album } from './add-album.ts'
import { add_audios } from './add-audios.ts'
import { add_photos } from './add-photos.ts'
import { add_videos } from './add-videos.ts'
import { albumContent } from './album.content.ts'
import { albumList, albumOrders } from './album.repo.ts'
import { audio_file } from './audio-file.ts'
import { encodedListHandler } from './encoded-list.ts'
import { get_latest_media } from './get-latest-media.ts'
import { image_file } from './image-file.ts'
import { move_photos } from './move-photos.ts'
import { photoContent } from './photo.content.ts'
import { photos_all } from './photos-all.ts'
import { audioContent, videoContent } from './recording.content.ts'
import { audioList, audioOrders, videoList, videoOrders } from './recording.repo.ts'
import { retry_photo } from './retry-photo.ts'
import { saved } from './saved.ts'
import { start_zip } from './start-zip.ts'
import { unlock_album } from './unlock-album.ts'
import { untouched_photo } from './untouched-photo.ts'
import { update_saved } from './update-saved.ts'
import { video_file } from './video-file.ts'

/** Handlers of the media domain. */
export const mediaHandlers = {
  get_all_albums: encodedListHandler(Album, albumList, albumOrders),
  get_all_videos: encodedListHandler(Video, videoList, videoOrders),
  get_all_audios: encodedListHandler(Audio, audioList, audioOrders),
  photos_all,
  image_file,
  video_file,
  audio_file,
  start_zip,
  unlock_album,
  saved,
  update_saved,
  add_album,
  add_photos,
  add_videos,
  add_audios,
  delete_album: deleteHandler(albumContent),
  delete_photo: deleteHandler(photoContent),
  delete_video: deleteHandler(videoContent),
  delete_audio: deleteHandler(audioContent),
  untouched_photo,
  retry_photo,
  move_photos,
  get_latest_media,
}

import { add_album } from './add-album.ts'
import { add_audios } from './add-audios.ts'
import { add_photos } from './add-photos.ts'
import { add_videos } from './add-videos.ts'
import { audio_file } from './audio-file.ts'
import { delete_album } from './delete-album.ts'
import { delete_audio } from './delete-audio.ts'
import { delete_photo } from './delete-photo.ts'
import { delete_video } from './delete-video.ts'
import { get_all_albums } from './get-all-albums.ts'
import { get_all_audios } from './get-all-audios.ts'
import { get_all_videos } from './get-all-videos.ts'
import { image_file } from './image-file.ts'
import { photos_all } from './photos-all.ts'
import { retry_photo } from './retry-photo.ts'
import { saved } from './saved.ts'
import { unlock_album } from './unlock-album.ts'
import { untouched_photo } from './untouched-photo.ts'
import { update_saved } from './update-saved.ts'
import { video_file } from './video-file.ts'

/** Handlers of the media domain. */
export const mediaHandlers = {
  get_all_albums,
  get_all_videos,
  get_all_audios,
  photos_all,
  image_file,
  video_file,
  audio_file,
  unlock_album,
  saved,
  update_saved,
  add_album,
  add_photos,
  add_videos,
  add_audios,
  delete_album,
  delete_photo,
  delete_video,
  delete_audio,
  untouched_photo,
  retry_photo,
}

import { notAvailableYet } from '../platform/not-available-yet.ts'
import { audio_file } from './audio-file.ts'
import { get_all_albums } from './get-all-albums.ts'
import { get_all_audios } from './get-all-audios.ts'
import { get_all_videos } from './get-all-videos.ts'
import { image_file } from './image-file.ts'
import { photos_all } from './photos-all.ts'
import { saved } from './saved.ts'
import { unlock_album } from './unlock-album.ts'
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
  add_album: notAvailableYet,
  add_photos: notAvailableYet,
  add_videos: notAvailableYet,
  add_audios: notAvailableYet,
  delete_album: notAvailableYet,
  delete_photo: notAvailableYet,
  delete_video: notAvailableYet,
  delete_audio: notAvailableYet,
}

import { notAvailableYet } from '../platform/not-available-yet.ts'

/** Handlers of the media domain. */
export const mediaHandlers = {
  get_all_albums: notAvailableYet,
  get_all_videos: notAvailableYet,
  get_all_audios: notAvailableYet,
  photos_all: notAvailableYet,
  image_file: notAvailableYet,
  video_file: notAvailableYet,
  audio_file: notAvailableYet,
  unlock_album: notAvailableYet,
  saved: notAvailableYet,
  update_saved: notAvailableYet,
  add_album: notAvailableYet,
  add_photos: notAvailableYet,
  add_videos: notAvailableYet,
  add_audios: notAvailableYet,
  delete_album: notAvailableYet,
  delete_photo: notAvailableYet,
  delete_video: notAvailableYet,
  delete_audio: notAvailableYet,
}

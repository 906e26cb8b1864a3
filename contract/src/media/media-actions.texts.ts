/** The texts of what can be done with a photo, a video or a recording. */
export const mediaActionTexts = {
  save: 'Save',
  removeSaved: 'Remove from saved media',
  download: 'Download',
  audio: 'Audio',
  video: 'Video',
  photo: 'Photo',
  downloadFile: (name: string) => `Download ${name}`,
  saveFile: (name: string) => `Save: ${name}`,
  savedFile: (name: string) => `Saved: ${name}`,
} as const

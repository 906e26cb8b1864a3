/** The texts of what can be done with a photo, a video or a recording. */
export const mediaActionTexts = {
  photo: 'Photo',
  video: 'Video',
  audio: 'Audio',
  downloadFile: (name: string) => `Download ${name}`,
  download: 'Download',
  savedFile: (name: string) => `Saved: ${name}`,
  saveFile: (name: string) => `Save: ${name}`,
  removeSaved: 'Remove from saved media',
  save: 'Save',
} as const

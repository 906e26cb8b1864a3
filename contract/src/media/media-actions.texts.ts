/** The texts of what can be done with a photo, a video or a recording. */
export const mediaActionTexts = {
  photo: 'Photo',
  video: 'Video',
  audio: 'Audio',
  downloadFile: (name: string) => `Download ${name}`,
  download: 'Download',
  more: 'More actions',
  savedFile: (name: string) => `Saved: ${name}`,
  saveFile: (name: string) => `Save: ${name}`,
  removeSaved: 'Remove from saved media',
  save: 'Save',
  /** @param media how many were to be saved, and how many can be */
  tooManySaved: (media: number, max: number) =>
    media === 1
      ? `You’ve saved ${max} media, the most we can keep. Remove one first.`
      : `You can save up to ${max} media. Select fewer, or remove some first.`,
} as const

/** The search for what a text can show of the site, below the field of the text. */
export const embedPickerTexts = {
  searching: 'Searching…',
  search: 'Search photos, albums, videos, audio and products',
  latest: 'Latest',
  album: 'Album for a new photo',
  choose: 'Choose a photo',
  uploading: 'Uploading…',
  photo: (number: number) => `Photo ${number}`,
  nothingFound: (search: string) => `No results for “${search}”.`,
} as const

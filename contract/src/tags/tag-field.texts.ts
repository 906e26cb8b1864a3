import { longestTag, mostTags } from './tags.ts'

/** The texts of the field that takes tags. */
export const tagFieldTexts = {
  title: 'Tags',
  hint: `Up to ${mostTags}, each of at most ${longestTag} characters. Press Enter or type a comma to add one.`,
  remove: (tag: string) => `Remove ${tag}`,
  added: 'Added tags',
  tooMany: `Use at most ${mostTags} tags.`,
  tooLong: `A tag can have at most ${longestTag} characters.`,
  missing: 'Enter a tag.',
  several: 'Enter one tag, without commas.',
  newName: 'New name',
  noTag: 'A tag needs a letter or a digit.',
} as const

/** The texts of tags on the screens of visitors, and on their pages. */
export const tagTexts = {
  tag: 'Tag',
  title: (tag: string) => `Tag: ${tag}`,
  /** What search engines show of a page of a tag. @param titles of the entries, the newest first */
  intro: (tag: string, titles: readonly string[]) => `Tagged “${tag}”: ${titles.join(', ')}`,
  back: 'Home',
  nothing: 'Nothing has this tag at the moment.',
  moreIn: (list: string) => `More in ${list}`,
} as const

/** What is between two tags of a text, in any script. */
const comma = /[,،、，]/

/** The tags of a text that has them with commas between. Browsers of visitors need no more of tags than this. */
export function listedTags(text: string): string[] {
  return [...new Set(text.split(comma).flatMap((tag) => tag.replace(/\s+/g, ' ').trim() || []))]
}

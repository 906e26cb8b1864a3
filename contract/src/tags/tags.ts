import { slug } from '../format/slug.ts'
import { listedTags } from './listed-tags.ts'

/** Tags of one entry, and characters of one of them. */
export const mostTags = 10
export const longestTag = 40

/** Accents of scripts that a letter is the same letter without. */
const accents = /[\u0300-\u036f]/g

/**
 * What makes two tags the same one, and the end of its address: without capitals and accents, in small letters and digits with dashes
 * between. Empty for a text that is no tag, having neither letters nor digits.
 */
export function tagKey(tag: string): string {
  const spelt = tag.replaceAll('+', ' plus ').replaceAll('#', ' sharp ')
  return slug(spelt.normalize('NFD').replace(accents, ''))
}

/** The tags of a text that has them with commas between: each once, as it is written first. */
export function splitTags(text: string): string[] {
  const tags = listedTags(text)
  const keys = tags.map(tagKey)
  return tags.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
}

/** The same tags as a text. */
export const joinTags = (tags: readonly string[]): string => tags.join(', ')

/** The keys of the tags of a text. */
export const tagKeys = (text: string): string[] => splitTags(text).map(tagKey).filter(Boolean)

/** The text without what has no key, and with the other name for a tag that has one of these keys. */
export function renameTags(text: string, from: readonly string[], to: string): string {
  const renamed = splitTags(text).map((tag) => (from.includes(tagKey(tag)) ? to : tag))
  return joinTags(splitTags(joinTags(renamed)))
}

/** The tags of a text, followed by those of another that it does not have. */
export const addTags = (text: string, more: string): string => joinTags(splitTags(joinTags([text, more])))

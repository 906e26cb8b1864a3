import { line } from '../common.schema.ts'
import { tagFieldTexts } from './tag-field.texts.ts'
import { joinTags, longestTag, mostTags, splitTags, tagKey } from './tags.ts'

/** Room for the longest tags and what is between them. */
const longestText = 2 * mostTags * longestTag

const everyTag = (holds: (tag: string) => boolean) => (text: string) => splitTags(text).every(holds)

/** The tags of an entry, as one text with commas between, as documented calls have those of a product (SPEC §3). */
export const Tags = line(longestText)
  .overwrite((text) => joinTags(splitTags(text)))
  .refine((text) => splitTags(text).length <= mostTags, tagFieldTexts.tooMany)
  .refine(
    everyTag((tag) => tag.length <= longestTag),
    tagFieldTexts.tooLong,
  )
  .refine(
    everyTag((tag) => tagKey(tag) !== ''),
    tagFieldTexts.noTag,
  )
  .default('')
  .meta({ title: tagFieldTexts.title, input: 'tags', isSearched: true, jsonLd: { property: 'keywords' } })

/** The texts of a kind that has tags and no other such text. */
export const tagFields = { tags: Tags }

/** One tag. */
export const Tag = line(longestTag, tagFieldTexts.missing)
  .refine((tag) => tagKey(tag) !== '', tagFieldTexts.noTag)
  .refine((tag) => splitTags(tag).length === 1, tagFieldTexts.several)
  .meta({ title: tagFieldTexts.newName })

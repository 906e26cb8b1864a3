import * as z from 'zod'
import {
  Count,
  Id,
  Link,
  line,
  Picture,
  PublicationFacts,
  PublishAt,
  paragraphs,
  stagedPath,
  TakeDownOn,
} from '../common.schema.ts'
import { ageLimits } from '../constants.ts'
import { storedTexts } from '../kinds/texts.ts'
import { rules } from '../rules.ts'
import { Written } from '../site/blocks.schema.ts'

/** 0 for all, 50 for adults (SPEC §9). */
export const AgeLimit = z.literal([ageLimits.all, ageLimits.adults])
export type AgeLimit = z.infer<typeof AgeLimit>

/** The texts of a service besides its title and its description. */
export const serviceFields = { sd: line(64).default('').meta({ title: 'Product ID' }) }

/**
 * A service (SPEC §3). `got` is how often it was looked at, `sd` its product id. `icon` is the picture's address, `cover`
 * the same picture whole.
 */
export const Service = z.object({
  id: Id,
  title: z.string(),
  text: z.string(),
  icon: z.string(),
  cover: Picture,
  link: Link,
  got: Count,
  ageLmt: AgeLimit,
  ...storedTexts(serviceFields),
  ...PublicationFacts.shape,
  ...Written.partial().shape,
})
export type Service = z.infer<typeof Service>

/** The form Add Services, with its fields in their order: title, description and icon are required (SPEC §5). A select sends its number as text. */
export const NewService = z.object({
  icon: stagedPath(rules.cover.message),
  ageLmt: z
    .union([AgeLimit, z.enum(['0', '50']).transform(Number).pipe(AgeLimit)])
    .meta({ title: 'Audience', choices: { [ageLimits.all]: 'All', [ageLimits.adults]: 'Adults' } }),
  title: line(150, rules.title.message).meta({ title: 'Title' }),
  link: Link.default('').meta({ title: 'Link', input: 'url' }),
  ...serviceFields,
  text: paragraphs(20_000, rules.description.message).meta({ title: 'Description', input: 'markdown' }),
  publish: PublishAt,
  takeDown: TakeDownOn,
})
export type NewService = z.infer<typeof NewService>

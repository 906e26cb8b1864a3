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
import { rules } from '../rules.ts'
import { Written } from '../site/blocks.schema.ts'

/** 0 for all, 50 for adults (SPEC §9). */
export const AgeLimit = z.literal([ageLimits.all, ageLimits.adults])
export type AgeLimit = z.infer<typeof AgeLimit>

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
  sd: z.string(),
  ...PublicationFacts.shape,
  ...Written.partial().shape,
})
export type Service = z.infer<typeof Service>

const needed = rules.service.message

/** The form Add Services: title, description and icon are required (SPEC §5). A select sends its number as text. */
export const NewService = z.object({
  title: line(150, needed).meta({ title: 'Title' }),
  text: paragraphs(20_000, needed).meta({ title: 'Description' }),
  icon: stagedPath(needed),
  sd: line(64).default('').meta({ title: 'Product id' }),
  link: Link.default('').meta({ title: 'Link' }),
  ageLmt: z
    .union([AgeLimit, z.enum(['0', '50']).transform(Number).pipe(AgeLimit)])
    .meta({ title: 'Audience' }),
  publish: PublishAt,
  takeDown: TakeDownOn,
})
export type NewService = z.infer<typeof NewService>

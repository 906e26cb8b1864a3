import * as z from 'zod'
import {
  Day,
  Id,
  line,
  Picture,
  PublicationFacts,
  PublishAt,
  paragraphs,
  stagedPath,
  TakeDownOn,
} from '../common.schema.ts'
import { rules } from '../rules.ts'
import { Written } from '../site/blocks.schema.ts'

/**
 * An event (SPEC §3). `deta` is its description, `name` its organizer or poster. `pic` is the picture's address, `cover`
 * the same picture whole.
 */
export const Event = z.object({
  id: Id,
  title: z.string(),
  deta: z.string(),
  date: Day,
  pic: z.string(),
  cover: Picture,
  name: z.string(),
  ...PublicationFacts.shape,
  ...Written.partial().shape,
})
export type Event = z.infer<typeof Event>

/** A success point (SPEC §3). */
export const SuccessPoint = z.object({ id: Id, title: z.string(), deta: z.string(), date: Day })
export type SuccessPoint = z.infer<typeof SuccessPoint>

const needed = rules.event.message

/**
 * The form Add Events: title, description and cover are required (SPEC §5). `date` is the day of the event, today without
 * one; a `publish` to come keeps it for admins until then.
 */
export const NewEvent = z.object({
  title: line(150, needed).meta({ title: 'Title' }),
  name: line(100).default('').meta({ title: 'Organizer' }),
  text: paragraphs(20_000, needed).meta({ title: 'Description' }),
  photo: stagedPath(needed),
  date: Day.optional().meta({ title: 'Day of the event' }),
  publish: PublishAt,
  takeDown: TakeDownOn,
})
export type NewEvent = z.infer<typeof NewEvent>

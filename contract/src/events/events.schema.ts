import * as z from 'zod'
import {
  Day,
  DayOrNone,
  Id,
  line,
  Picture,
  PublicationFacts,
  PublishAt,
  paragraphs,
  stagedPath,
  TakeDownOn,
  TimeOrNone,
} from '../common.schema.ts'
import { storedTexts } from '../kinds/texts.ts'
import { rules } from '../rules.ts'
import { Written } from '../site/blocks.schema.ts'
import { Tags } from '../tags/tags.schema.ts'

/**
 * The texts of an event besides its title and its description. Times are those of the studio's clock, `HH:MM`; an event without an
 * end date ends on its day. Each may be empty.
 */
export const eventFields = {
  startTime: TimeOrNone.default('').meta({ title: 'Start time', input: 'time' }),
  endDate: DayOrNone.default('').meta({ title: 'End date', input: 'date' }),
  endTime: TimeOrNone.default('').meta({ title: 'End time', input: 'time' }),
  place: line(150)
    .default('')
    .meta({ title: 'Place', jsonLd: { property: 'location', type: 'Place' } }),
  name: line(100)
    .default('')
    .meta({ title: 'Organizer', jsonLd: { property: 'organizer', type: 'Organization' } }),
  tags: Tags,
}

/**
 * An event (SPEC §3). `deta` is its description, `name` its organizer or poster. `pic` is the picture's address, `cover`
 * the same picture whole.
 */
export const Event = z.object({
  id: Id,
  title: z.string(),
  deta: z.string(),
  date: Day,
  ...storedTexts(eventFields),
  pic: z.string(),
  cover: Picture,
  ...PublicationFacts.shape,
  ...Written.partial().shape,
})
export type Event = z.infer<typeof Event>

/** A success point (SPEC §3). */
export const SuccessPoint = z.object({ id: Id, title: z.string(), deta: z.string(), date: Day })
export type SuccessPoint = z.infer<typeof SuccessPoint>

/** What is wrong with when an event ends, by the field that has to change. */
export const endFaults = {
  noDate: 'Choose the day the event starts.',
  noStart: 'Add a start time.',
  earlyDay: 'The event can’t end before the day it starts.',
  earlyTime: 'The event can’t end before it starts. If it ends on a later day, choose an end date.',
} as const

interface When {
  date?: string | undefined
  startTime: string
  endDate: string
  endTime: string
}

/** The invalid field of an event that ends before it begins, or whose end is incomplete, with the error. */
function endFault({ date, startTime, endDate, endTime }: When): [keyof When, string] | null {
  if (date === undefined && endDate) return ['date', endFaults.noDate]
  if (date !== undefined && endDate && endDate < date) return ['endDate', endFaults.earlyDay]
  if (endTime && !startTime) return ['startTime', endFaults.noStart]
  const isOneDay = !endDate || endDate === date
  return isOneDay && endTime && endTime <= startTime ? ['endTime', endFaults.earlyTime] : null
}

function endsAfterItBegins(when: When, context: z.core.$RefinementCtx): void {
  const [field, message] = endFault(when) ?? []
  if (field) context.addIssue({ code: 'custom', path: [field], message })
}

/** The fields of an event in the order of its form. */
const Fields = z.object({
  title: line(150, rules.title.message).meta({ title: 'Title' }),
  date: Day.optional().meta({ title: 'Day of the event', input: 'date' }),
  ...eventFields,
  text: paragraphs(20_000, rules.description.message).meta({ title: 'Description', input: 'markdown' }),
  publish: PublishAt,
  takeDown: TakeDownOn,
})

/**
 * The form Add Events: title, description and cover are required (SPEC §5). `date` is the day of the event, today without
 * one; a future `publish` hides it from all but admins until then.
 */
export const NewEvent = Fields.extend({ photo: stagedPath(rules.cover.message) }).superRefine(
  endsAfterItBegins,
)
export type NewEvent = z.infer<typeof NewEvent>

/** The fields of that form besides its cover, which is uploaded apart. */
export const EventFields = Fields.superRefine(endsAfterItBegins)

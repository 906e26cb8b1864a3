import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'

/** What a form shows of an entry. */
type Fields = Readonly<Record<string, unknown>>

/** After every date of the factories, and a future one: a form that publishes takes no other. */
const anotherDay = '2032-03-04'

/** The values that a field has to choose from; none for a field that takes any text. */
function optionsOf(field: z.ZodType): unknown[] {
  const optionsIn = ({
    anyOf = [],
    enum: options = [],
    const: only,
  }: z.core.JSONSchema.BaseSchema): unknown[] => [
    ...options,
    ...(only === undefined ? [] : [only]),
    ...anyOf.flatMap((schema) => (typeof schema === 'object' ? optionsIn(schema) : [])),
  ]
  return optionsIn(z.toJSONSchema(field, { io: 'input', unrepresentable: 'any' }))
}

function candidates(field: z.ZodType, value: unknown): unknown[] {
  const options = optionsOf(field).filter((option) => option !== '' && typeof option === typeof value)
  if (options.length > 0) return options
  if (typeof value === 'boolean') return [!value]
  if (typeof value === 'number') return [value + 1]
  if (typeof value === 'object') return [{ x: 0.25, y: 0.75 }]
  const text = String(value)
  if (/^\d\d:\d\d$/.test(text)) return [`${text.slice(0, 3)}59`]
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return [`${anotherDay}T10:00`]
  return /^\d{4}-\d\d-\d\d$/.test(text) ? [anotherDay] : [`Changed ${text}`, `${text}-changed`]
}

/**
 * Another value for each field that a form takes to the letter.
 * @throws Error for a field that no other value is known of
 */
export function changedFields(form: z.ZodObject, fields: Fields): Fields {
  const changed = Object.entries(fields).map(([name, value]) => {
    const field: z.ZodType = form.shape[name]
    const other = candidates(field, value).find(
      (candidate) => candidate !== value && isDeepStrictEqual(field.safeParse(candidate).data, candidate),
    )
    if (other === undefined) throw new Error(`no other value is known for ${name}`)
    return [name, other]
  })
  return Object.fromEntries(changed)
}

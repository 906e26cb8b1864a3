import * as z from 'zod'

/** What else is known of a field of a form, besides its label. */
interface FieldFacts {
  /** What a person fills it in with, where its type does not say so. */
  input?: FieldInput
  /** What there is to choose from, by its value, in words for people. */
  choices?: Readonly<Record<string, string>>
  /** The property of JSON-LD that it is, and the type of the thing that it names, where it names one. */
  jsonLd?: { property: string; type?: string }
  /** It is searched within its kind. */
  isSearched?: boolean
}

/** The inputs that a form has for its fields. */
export type FieldInput =
  | 'text'
  | 'date'
  | 'time'
  | 'url'
  | 'paragraphs'
  | 'markdown'
  | 'choice'
  | 'tags'
  | 'publication'
  | 'takeDown'

declare module 'zod' {
  interface GlobalMeta extends FieldFacts {}
}

/** Texts of a form by name: a kind's form, its document and its answers have each of them under that name. */
type Texts = Readonly<Record<string, z.ZodType<string>>>

/** The same texts as they are stored, and answered; empty in a document that was stored before there was such a field. */
export function storedTexts<Fields extends Texts>(fields: Fields) {
  const names = Object.keys(fields)
  return Object.fromEntries(names.map((name) => [name, z.string().default('')])) as {
    [Name in keyof Fields]: z.ZodDefault<z.ZodString>
  }
}

/** The texts that are searched. */
export function searchedTexts<Fields extends Texts>(
  fields: Fields,
  document: Readonly<Record<keyof Fields, string>>,
): string[] {
  return Object.keys(fields).flatMap((name) =>
    fields[name]?.meta()?.isSearched ? [document[name] ?? ''] : [],
  )
}

/** Those of the texts that are not empty, as properties of JSON-LD. */
export function linkedTexts<Fields extends Texts>(
  fields: Fields,
  document: Readonly<Record<keyof Fields, string>>,
): Record<string, unknown> {
  const properties = Object.entries(fields).flatMap(([name, field]) => {
    const { property, type } = field.meta()?.jsonLd ?? {}
    const text = document[name]
    if (property === undefined || !text) return []
    return [[property, type === undefined ? text : { '@type': type, name: text }]]
  })
  return Object.fromEntries(properties)
}

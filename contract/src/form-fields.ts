import * as z from 'zod'
import type { FieldInput } from './kinds/texts.ts'

/** What a form shows of a field: its label, the longest text it takes, and what it holds before anything is typed. */
export interface FormField {
  label: string | undefined
  maxLength: number | undefined
  /** Undefined where the field may be left out, or is neither a text nor a box to tick. */
  initial: string | boolean | undefined
  /** Undefined where neither its type nor its schema says with what it is filled in. */
  input: FieldInput | undefined
  /** What there is to choose from, by its value. */
  choices: Readonly<Record<string, string>>
}

/**
 * The fields of a form, by name, as its schema has them: the label is the schema's `title` (zod's `meta`).
 * @throws TypeError for a schema that is not made of an object
 */
export function formFields(schema: z.ZodType): Readonly<Record<string, FormField>> {
  if (schema instanceof z.ZodPipe) return formFields(schema.in as z.ZodType)
  if (!(schema instanceof z.ZodObject)) throw new TypeError('A form is made of an object.')
  const shape: Record<string, z.ZodType> = schema.shape
  return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, formField(field)]))
}

/** What the fields of a form hold before anything is typed, where the schema says so. */
export function initialValues(schema: z.ZodType): Record<string, string | boolean> {
  const fields = Object.entries(formFields(schema))
  return Object.fromEntries(
    fields.flatMap(([name, { initial }]) => (initial === undefined ? [] : [[name, initial]])),
  )
}

function formField(schema: z.ZodType): FormField {
  const { title, input, choices } = schema.meta() ?? {}
  const inner = innerOf(schema)
  const innerField = inner ? formField(inner) : leaf(schema)
  return {
    label: title ?? innerField.label,
    maxLength: innerField.maxLength,
    initial: initialOf(schema, innerField.initial),
    input: input ?? (choices ? 'choice' : innerField.input),
    choices: choices ?? innerField.choices,
  }
}

function initialOf(schema: z.ZodType, initial: FormField['initial']): FormField['initial'] {
  if (schema instanceof z.ZodOptional) return undefined
  const value = schema instanceof z.ZodDefault ? schema.def.defaultValue : initial
  return typeof value === 'string' || typeof value === 'boolean' ? value : undefined
}

/** The schema that a default, an optional one or a change of the text is made of. */
function innerOf(schema: z.ZodType): z.ZodType | undefined {
  if (schema instanceof z.ZodPipe) return schema.out as z.ZodType
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) return schema.unwrap() as z.ZodType
  return undefined
}

/** A text that is longer than this is written in several lines. */
const longestLine = 300

function leaf(schema: z.ZodType): FormField {
  const none = {
    ...{ label: undefined, maxLength: undefined, initial: undefined, input: undefined },
    choices: {},
  }
  if (schema instanceof z.ZodEnum) return { ...none, initial: String(schema.options[0]) }
  if (schema instanceof z.ZodISODate) return { ...none, input: 'date' }
  if (!(schema instanceof z.ZodString)) return none
  const maxLength = schema.maxLength ?? undefined
  const input = maxLength !== undefined && maxLength > longestLine ? 'paragraphs' : 'text'
  return { ...none, maxLength, initial: '', input }
}

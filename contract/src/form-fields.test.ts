import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { line, paragraphs } from './common.schema.ts'
import { editableFields, editForms } from './dashboard/dashboard.schema.ts'
import { formFields, initialValues } from './form-fields.ts'
import { contentKinds } from './kinds/kinds.ts'

const form = z.object({
  name: line(20).default('').meta({ title: 'Name' }),
  text: paragraphs(500, 'needed').meta({ title: 'Text' }),
  kind: z.enum(['first', 'second']),
  day: z.iso.date().optional(),
  count: z.number(),
  greeting: line(9).default('Hello'),
  agreed: z.boolean().default(false),
})

describe('formFields', () => {
  it('finds the label and the longest text below defaults, optional fields and changes of the text', () => {
    expect(formFields(form)).toMatchObject({
      name: { label: 'Name', maxLength: 20 },
      text: { label: 'Text', maxLength: 500 },
      kind: { label: undefined, maxLength: undefined },
    })
  })

  it('reads the form before what is made of it', () => {
    expect(formFields(form.transform(({ name }) => name))).toEqual(formFields(form))
  })

  it('takes no schema but an object’s', () => {
    expect(() => formFields(z.string())).toThrow(TypeError)
  })

  it.each(contentKinds)('has a label for each field that the form of a %s shows', (kind) => {
    const fields = formFields(editForms[kind])
    const names = editableFields(editForms[kind])
    expect(names).not.toHaveLength(0)
    for (const name of names) expect(fields[name]?.label, name).toBeTruthy()
  })
})

describe('initialValues', () => {
  it('has the default, the first choice or nothing typed, and leaves out the rest', () => {
    expect(initialValues(form)).toEqual({
      name: '',
      text: '',
      kind: 'first',
      greeting: 'Hello',
      agreed: false,
    })
  })
})

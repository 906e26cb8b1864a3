import { readFileSync } from 'node:fs'
import { contract } from '@dlm/contract/contract'
import type { Endpoint } from '@dlm/contract/endpoint'
import { News } from '@dlm/contract/news/news.schema'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { inRoot } from '../../scripts/lib/paths.ts'

const glossary = readFileSync(inRoot('docs', 'glossary.md'), 'utf8')
/** The names in the first column of the tables. */
const explained = Array.from(glossary.matchAll(/^\| (`.*?`) +\|/gm), ([, cell = '']) => cell.split(', '))
  .flat()
  .map((name) => name.replaceAll('`', ''))

/** Every field name in a schema, nested ones too. */
function fieldsOf(schema: z.ZodType): string[] {
  const text = JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }))
  return Array.from(text.matchAll(/"(\w+)":\{/g), ([, name = '']) => name)
}

const endpoints = Object.values<Endpoint>(contract)
const fields = new Set(endpoints.flatMap(({ input, output }) => [...fieldsOf(input), ...fieldsOf(output)]))

/** Short names that are words or common abbreviations. */
const words = new Set(
  'app area at by code cues data date day days font from href id key keys kind line link logo mail msg name news next on otp path role run sent size step text to top type url vote zips'.split(
    ' ',
  ),
)

describe('the glossary of field names', () => {
  it('names only fields that are in the contract, each once', () => {
    expect(fieldsOf(News)).toContain('covr')
    // Fields of encoded lists, whose schema is a text.
    const encoded = ['pid', 'vid', 'aid']
    expect(explained.filter((name) => !fields.has(name) && !encoded.includes(name))).toEqual([])
    expect(new Set(explained).size).toBe(explained.length)
  })

  it('explains every short name of a field', () => {
    const short = [...fields].filter((name) => name.length <= 4 && /^[a-z]+$/.test(name))
    expect(short.filter((name) => !explained.includes(name) && !words.has(name))).toEqual([])
  })
})

import { expect, it } from 'vitest'
import * as z from 'zod'
import { line } from '../common.schema.ts'
import { linkedTexts, searchedTexts, storedTexts } from './texts.ts'

const fields = {
  place: line(20)
    .default('')
    .meta({ title: 'Place', jsonLd: { property: 'location', type: 'Place' } }),
  version: line(20)
    .default('')
    .meta({ isSearched: true, jsonLd: { property: 'softwareVersion' } }),
  size: line(20).default(''),
}
const document = { place: 'Pier 4', version: '2.1', size: '' }

it('stores each text under its name, and one that was not stored is empty', () => {
  expect(z.object(storedTexts(fields)).parse({ version: '2.1' })).toEqual({
    place: '',
    version: '2.1',
    size: '',
  })
})

it('has a search look into the texts that say so', () => {
  expect(searchedTexts(fields, document)).toEqual(['2.1'])
})

it('has the texts that are properties of JSON-LD, as a thing with a name where they name one', () => {
  expect(linkedTexts(fields, document)).toEqual({
    location: { '@type': 'Place', name: 'Pier 4' },
    softwareVersion: '2.1',
  })
  expect(linkedTexts(fields, { ...document, place: '' })).not.toHaveProperty('location')
})

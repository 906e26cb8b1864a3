import { expect, it } from 'vitest'
import { parseCsv } from '../../../testing/parse-csv.ts'
import { elementsOf } from '../../../testing/parse-xml.ts'
import { type Chosen, type ChosenPhoto, namesForCaptureOne, namesForLightroom } from './chosen.ts'
import { chosenCsv } from './chosen-csv.ts'
import { xmpSidecar, xmpSidecars } from './xmp.ts'

const aPhoto = (id: string, fields: Partial<ChosenPhoto> = {}): ChosenPhoto => {
  return { id, name: `${id}.jpg`, stars: 0, isRejected: false, ...fields }
}
const chosen: Chosen = {
  lists: [
    { title: 'Album, large', pids: ['b', 'a', 'gone'] },
    { title: 'Wall', pids: ['a'] },
  ],
  photos: [
    aPhoto('a', { stars: 5 }),
    aPhoto('b', { name: '=HYPERLINK("x").jpg' }),
    aPhoto('c', { isRejected: true }),
  ],
}

it('names have no endings, so that raw files are found, and each is there once', () => {
  const names = ['DSC_0001.jpg', 'DSC_0002.JPG', 'DSC_0001.png', 'Symphony No.40']
  expect(namesForLightroom(names)).toBe('DSC_0001, DSC_0002, Symphony No.40')
  expect(namesForCaptureOne(names.slice(0, 2))).toBe('DSC_0001 DSC_0002')
})

it('a table has each list in its order, and what is in none after them', () => {
  expect(parseCsv(chosenCsv(chosen))).toEqual([
    ['List', 'File', 'Stars', 'Rejected', 'Order'],
    ['Album, large', `'=HYPERLINK("x").jpg`, '', '', '1'],
    ['Album, large', 'a.jpg', '5', '', '2'],
    ['Wall', 'a.jpg', '5', '', '1'],
    ['', 'c.jpg', '', 'Rejected', ''],
  ])
})

/** The attributes of a sidecar, as an XML parser reads them. */
function parsed(sidecar: string) {
  const [description] = elementsOf(sidecar, 'rdf:Description')
  expect(description?.['xmlns:xmp']).toBe('http://ns.adobe.com/xap/1.0/')
  return [description?.['xmp:Rating'], description?.['xmp:Label']]
}

it.each([
  ['five stars and chosen', { stars: 5 }, true, ['5', 'Green']],
  ['one star', { stars: 1 }, false, ['1', undefined]],
  ['rejected, whatever its stars', { stars: 3, isRejected: true }, false, ['-1', undefined]],
  ['chosen alone', {}, true, [undefined, 'Green']],
])('a sidecar says: %s', (_, fields, isChosen, expected) => {
  expect(parsed(xmpSidecar(aPhoto('a', fields), isChosen))).toEqual(expected)
})

it('each photo has a sidecar of its name; the second of the same name is in a folder', async () => {
  const photos = [aPhoto('a'), aPhoto('b', { name: 'A.png' }), aPhoto('c', { name: 'x/<y>.jpg' })]
  const files = xmpSidecars({ lists: [{ title: 'Album', pids: ['b'] }], photos })
  expect(files.map(({ name }) => name)).toEqual(['a.xmp', '2/A.xmp', 'x_y_.xmp'])
  expect(parsed(await (files[1]?.content ?? new Blob()).text())).toEqual([undefined, 'Green'])
})

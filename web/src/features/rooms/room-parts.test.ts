import { expect, it } from 'vitest'
import { anAlbum, aPhoto } from '../../testing/media.ts'
import { partsOf } from './room-parts.ts'

const media = {
  albums: [
    anAlbum({ id: 'sea', fid: 'sea', name: 'Sea' }),
    anAlbum({ id: 'land', fid: 'land', name: 'Land' }),
  ],
  photos: [aPhoto('p1'), aPhoto('p2')],
  videos: [],
  audios: [],
}
const album = (id: string) => ({ kind: 'album', id }) as const
const photo = (id: string) => ({ kind: 'photo', id }) as const

it('a section of one piece gives it its heading, and one without a heading the name of its album', () => {
  const sections = [
    { id: 's1', title: 'The vows', pieces: [album('sea')] },
    { id: 's2', title: '', pieces: [album('land')] },
  ]
  expect(partsOf(sections, media).map(({ key, title }) => [key, title])).toEqual([
    ['sea', 'The vows'],
    ['land', 'Land'],
  ])
})

it('single pieces of a section are one part, in their order, beside its albums', () => {
  const sections = [{ id: 's1', title: 'Best', pieces: [photo('p2'), album('sea'), photo('p1')] }]
  const parts = partsOf(sections, media)
  expect(parts.map(({ key, title }) => [key, title])).toEqual([
    ['s1', 'Best'],
    ['sea', 'Sea'],
  ])
  expect(parts[0]?.photos.map(({ pid }) => pid)).toEqual(['p2', 'p1'])
})

it('albums in front of the single pieces of a section are the first parts', () => {
  const pieces = [album('gone'), album('sea'), photo('p1'), album('land')]
  expect(partsOf([{ id: 's1', title: 'Best', pieces }], media).map(({ key }) => key)).toEqual([
    'sea',
    's1',
    'land',
  ])
})

it('pieces that were removed are left out, and an empty section with them', () => {
  const sections = [{ id: 's1', title: 'Gone', pieces: [album('gone'), photo('gone')] }]
  expect(partsOf(sections, media)).toEqual([])
})

it('pieces with versions are shown once, by the newest, and have those that are there', () => {
  const pieces = [
    { ...photo('p2'), earlier: [{ id: 'gone' }, { id: 'p1' }] },
    { ...photo('p3'), earlier: [{ id: 'gone' }] },
  ]
  const all = { ...media, photos: [...media.photos, aPhoto('p3')] }
  const [part] = partsOf([{ id: 's1', title: 'Best', pieces }], all)
  expect(part?.photos.map(({ pid }) => pid)).toEqual(['p2', 'p3'])
  expect(part?.stacks.map(({ versions }) => versions.map(({ id }) => id))).toEqual([['p1', 'p2']])
})

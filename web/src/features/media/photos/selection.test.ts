import { beforeEach, expect, it } from 'vitest'
import { aPhoto } from '../../../testing/media.ts'
import { clearSelection, select, selection, selectUpTo, toggleSelected } from './selection.ts'

const photos = ['p0', 'p1', 'p2', 'p3', 'p4'].map((pid) => aPhoto(pid))
const photo = (at: number) => photos[at] ?? aPhoto('none')
const selected = () => [...selection.get().keys()]

beforeEach(clearSelection)

it('a photo is selected, and taken out again', () => {
  toggleSelected(photo(1))
  toggleSelected(photo(3))
  expect(selected()).toEqual(['p1', 'p3'])
  toggleSelected(photo(1))
  expect(selected()).toEqual(['p3'])
})

it('a range goes from the last one to this, either way, and takes nothing out', () => {
  toggleSelected(photo(3))
  selectUpTo(photo(1), photos)
  expect(selected().toSorted()).toEqual(['p1', 'p2', 'p3'])
  selectUpTo(photo(4), photos)
  expect(selected().toSorted()).toEqual(['p1', 'p2', 'p3', 'p4'])
})

it('a range without a beginning is one photo', () => {
  selectUpTo(photo(2), photos)
  expect(selected()).toEqual(['p2'])
  clearSelection()
  selectUpTo(photo(4), photos)
  expect(selected()).toEqual(['p4'])
})

it('all are selected once', () => {
  toggleSelected(photo(2))
  select(photos)
  expect(selected()).toEqual(['p2', 'p0', 'p1', 'p3', 'p4'])
})

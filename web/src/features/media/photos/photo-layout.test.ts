import type { Photo } from '@dlm/contract/media/media.schema'
import { describe, expect, it } from 'vitest'
import { aPhoto } from '../../../testing/media.ts'
import type { Box } from './box.ts'
import { columnsLayout } from './columns-layout.ts'
import { gap, type PhotoLayout, rowsLayout } from './photo-layout.ts'
import { captionKey, storyLayout } from './story-layout.ts'

/** Photos with these ratios of width and height. */
const photosOf = (...ratios: number[]): Photo[] =>
  ratios.map((ratio, at) => {
    const photo = aPhoto(`p${at}`)
    return { ...photo, picture: photo.picture && { ...photo.picture, width: ratio * 1_000, height: 1_000 } }
  })
const several = photosOf(1.5, 0.7, 1, 1.5, 3, 0.6, 1.5, 1.5, 0.7, 1.2, 1.5, 0.5)
const inFirstRow = ({ boxes }: PhotoLayout) => boxes.filter(({ y }) => y === 0).length
const story = (photos: Photo[], width: number, captions = new Map<string, number>()) =>
  storyLayout({ photos, pendingCount: 0, width }, 1_000, captions)

describe.each([
  ['rows', rowsLayout],
  ['columns', columnsLayout],
  ['a story', (toPlace: Parameters<typeof rowsLayout>[0]) => storyLayout(toPlace, 1_000, new Map())],
] as const)('%s', (name, layout) => {
  it.each([358, 772, 1392, 1712])('has each photo below the ones before or beside them at %i px', (width) => {
    const { boxes, placed, height } = layout({ photos: several, pendingCount: 0, width })
    expect([placed, boxes.length]).toEqual([several.length, several.length])
    for (const [at, box] of boxes.entries()) {
      expect(box.y).toBeGreaterThanOrEqual(boxes[at - 1]?.y ?? 0)
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(width)
      expect(boxes.filter((other) => isOver(box, other))).toEqual([box])
    }
    expect(height).toBe(Math.max(...boxes.map(({ y, height }) => y + height)))
  })

  it('leaves photos where they are when more are loaded', () => {
    const first = layout({ photos: several, pendingCount: 12, width: 772 })
    const more = layout({ photos: [...several, ...photosOf(1, 1.5)], pendingCount: 10, width: 772 })
    expect(more.boxes.slice(0, first.placed)).toEqual(first.boxes.slice(0, first.placed))
  })

  it('holds 2,000 photos', () => {
    const photos = Array.from({ length: 2_000 }, (_, at) => several[at % several.length] as Photo)
    const { placed } = layout({ photos, pendingCount: 0, width: 1392 })
    expect(placed).toBe(2_000)
  })

  it('has room for what is not loaded', () => {
    const { boxes, placed } = layout({ photos: [], pendingCount: 24, width: 1392 })
    expect(placed).toBe(0)
    expect(boxes.length).toBeGreaterThanOrEqual(24)
    expect(boxes.filter((box) => boxes.some((other) => other !== box && isOver(box, other)))).toEqual([])
    expect(name === 'a story' ? inFirstRow({ boxes, placed, height: 0 }) : 1).toBe(1)
  })
})

function isOver(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

it.each([
  ['a phone', 358, 2, 2],
  ['a tablet', 772, 4, 3],
  ['a desktop', 1392, 4, 4],
  ['a large screen', 1712, 4, 5],
])('on %s as many photos are beside each other as it has room for', (_, width, rows, columns) => {
  const toPlace = { photos: [], pendingCount: 24, width }
  expect([inFirstRow(rowsLayout(toPlace)), inFirstRow(columnsLayout(toPlace))]).toEqual([rows, columns])
})

it('columns continue below the shortest, from side to side', () => {
  const { boxes } = columnsLayout({ photos: photosOf(1, 0.5, 1, 1, 1), pendingCount: 0, width: 358 })
  expect(boxes.map(({ x }) => (x === 0 ? 'left' : 'right'))).toEqual([
    ...['left', 'right', 'left', 'right', 'left'],
  ])
  expect(boxes[2]?.y).toBe((boxes[0]?.height ?? 0) + gap)
})

it('a few photos fill the width in columns, too', () => {
  const { boxes } = columnsLayout({ photos: photosOf(1, 1), pendingCount: 0, width: 1392 })
  expect(boxes.map(({ width }) => width)).toEqual([692, 692])
})

describe('a story', () => {
  it('shows each photo as large as the list is wide, and never taller than the window', () => {
    const [wide, tall] = story(photosOf(2, 0.5), 1_200).boxes
    expect(wide).toMatchObject({ x: 0, width: 1_200, height: 600 })
    expect(tall).toMatchObject({ x: Math.round((1_200 - 425) / 2), width: 425, height: 850 })
  })

  it('has room for the caption below a photo, before the next', () => {
    const [wide = aPhoto('p0'), other = wide] = photosOf(2, 2)
    const captions = new Map([[captionKey(1_000, 'At noon'), 50]])
    const [photo, next] = story([{ ...wide, caption: 'At noon' }, other], 1_000, captions).boxes
    expect(photo).toMatchObject({ height: 550, caption: 50 })
    expect(next).toMatchObject({ y: 614, height: 500, caption: 0 })
  })
})

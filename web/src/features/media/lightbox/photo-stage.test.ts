import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aPhoto, stubLayout } from '../../../testing/media.ts'
import { openPhotoStage } from './photo-stage.ts'

const [first, second, third, fourth] = ['p1', 'p2', 'p3', 'p4'].map((pid) => aPhoto(pid))
const photosOf = (...photos: (typeof first)[]) => photos.filter((photo) => photo !== undefined)

beforeEach(() => {
  stubLayout()
  // With motion: without, a stage is open at once.
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList)
})

/** The stages of a test: an open one takes the focus from whatever else the document has. */
const stages: ReturnType<typeof openPhotoStage>[] = []
afterEach(() => {
  for (const stage of stages.splice(0)) stage.destroy()
  vi.restoreAllMocks()
})

/** A stage that is open at a photo, and what it reports. */
function openAt(pid: string, photos: ReturnType<typeof photosOf>) {
  const host = document.createElement('div')
  document.body.replaceChildren(host)
  const events = {
    ...{ onOpened: vi.fn(), onShown: vi.fn(), onClosing: vi.fn(), onClosed: vi.fn() },
    ...{ thumbnailOf: () => null, insets: () => ({ end: 0, bottom: 0 }) },
  }
  const stage = openPhotoStage(host, photos, pid, events)
  stages.push(stage)
  const opened = () => vi.waitFor(() => expect(events.onOpened).toHaveBeenCalled(), { timeout: 3000 })
  const altOfCurrent = () =>
    host.querySelector('.pswp__item[aria-hidden="false"] img:last-of-type')?.getAttribute('alt')
  return { host, stage, events, opened, altOfCurrent }
}

it.each(['while it opens', 'once it is open'])(
  'stays at its photo where others come before it and after it %s',
  async (when) => {
    const { stage, events, opened, altOfCurrent } = openAt('p3', photosOf(third))
    if (when === 'once it is open') await opened()
    stage.setPhotos(photosOf(first, second, third, fourth))
    expect(events.onOpened).toHaveBeenCalledTimes(when === 'once it is open' ? 1 : 0)
    await opened()
    expect(new Set(events.onShown.mock.calls.flat())).toEqual(new Set(['p3']))
    expect(altOfCurrent()).toBe('p3')
    stage.move(1)
    expect([events.onShown.mock.lastCall, altOfCurrent()]).toEqual([['p4'], 'p4'])
    stage.show('p1')
    stage.move(1)
    expect([events.onShown.mock.lastCall, altOfCurrent()]).toEqual([['p2'], 'p2'])
  },
)

it('has the neighbour of the current photo in the new list', async () => {
  const { stage, opened, altOfCurrent } = openAt('p1', photosOf(first, second, third))
  await opened()
  stage.setPhotos(photosOf(first, third))
  stage.move(1)
  expect(altOfCurrent()).toBe('p3')
})

it('stays as it is where its photo is not among the new ones', async () => {
  const { stage, events, opened, altOfCurrent } = openAt('p1', photosOf(first, second))
  await opened()
  stage.setPhotos(photosOf(third, fourth))
  stage.move(1)
  expect([events.onShown.mock.lastCall, altOfCurrent()]).toEqual([['p2'], 'p2'])
})

it.each(['while it opens', 'once it is open'])('is destroyed without an event %s', async (when) => {
  const { host, stage, events, opened } = openAt('p1', photosOf(first))
  if (when === 'once it is open') await opened()
  stage.destroy()
  await vi.waitFor(() => expect(host.children).toHaveLength(0), { timeout: 3000 })
  expect([events.onClosing.mock.calls, events.onClosed.mock.calls]).toEqual([[], []])
  expect(events.onOpened).toHaveBeenCalledTimes(when === 'once it is open' ? 1 : 0)
})

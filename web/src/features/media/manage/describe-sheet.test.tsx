import type { Answer, Request } from '@dlm/contract/contract'
import type { Photo } from '@dlm/contract/media/media.schema'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { FakeRefusal, fakeApi } from '../../../testing/fake-api.ts'
import { anAlbum, aPhoto, encodedList, queryOf, stubLayout } from '../../../testing/media.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { DescribeSheet } from './describe-sheet.tsx'

const bare = (pid: string) => aPhoto(pid, { alt: '' })

type Fields = Answer<'get_editable'>['fields']

/** A server with photos, each with its revision, in pages of `perPage`. */
function aServer(photos: readonly Photo[], perPage = 48) {
  const stored = new Map(
    photos.map(({ pid, name, alt = '', caption = '' }) => [
      pid,
      { revision: 0, fields: { name, alt, caption } as Fields },
    ]),
  )
  const edits: Request<'edit'>[] = []
  const entry = (id: string) => stored.get(id) ?? { revision: 0, fields: {} }
  /** What another admin does meanwhile. */
  const write = (id: string, fields: Fields) =>
    stored.set(id, { revision: entry(id).revision + 1, fields: { ...entry(id).fields, ...fields } })
  const answers = {
    get_all_albums: () => encodedList([anAlbum({ photos: photos.length })]),
    photos_all: (input: Request<'photos_all'>) => {
      const from = Number(queryOf(input).cursor ?? 0)
      const next = from + perPage < photos.length ? String(from + perPage) : undefined
      return encodedList(photos.slice(from, from + perPage), next)
    },
    get_editable: ({ id }: Request<'get_editable'>) => entry(id),
    edit: (input: Request<'edit'>) => {
      edits.push(input)
      const { id, revision, fields } = input
      if (entry(id).revision !== revision) throw new FakeRefusal('stale-edit')
      write(id, fields as Fields)
      return { revision: entry(id).revision }
    },
  }
  return { answers, edits, write, textsOf: (id: string) => entry(id).fields }
}

const open = () => renderScreen(<DescribeSheet adid="ADM-1" fid="sea" />)
const field = async (pid: string, name: 'Alt text' | 'Caption') =>
  within(await screen.findByRole('group', { name: new RegExp(`${pid}\\.jpg`) })).getByRole('textbox', {
    name,
  })
const focused = () =>
  document.activeElement?.closest('fieldset')?.querySelector('legend')?.textContent?.split(', ')[1]

beforeEach(() => stubLayout())

it('begins with the first photo without an alt text, and Enter saves and goes to the next', async () => {
  const server = aServer([
    aPhoto('p1', { alt: 'A dune' }),
    bare('p2'),
    aPhoto('p3', { alt: 'A gull' }),
    bare('p4'),
  ])
  fakeApi(server.answers)
  const { user } = open()
  await waitFor(() => expect(focused()).toBe('p2.jpg'))
  expect(screen.getByText('02 photos without alt text')).toBeDefined()

  await user.keyboard('A red boat{Enter}')
  expect(focused()).toBe('p4.jpg')
  await waitFor(() => expect(server.textsOf('p2')).toMatchObject({ name: 'p2.jpg', alt: 'A red boat' }))
  await screen.findByText('01 photo without alt text')
  expect((await screen.findByText('Alt text: Saved')).getAttribute('role')).toBe('status')

  await user.keyboard('Two boats{Enter}')
  await screen.findByText('Every photo has alt text.')
  expect(focused()).toBe('p4.jpg')
  expect(server.edits).toHaveLength(2)
})

it('saves each field when it is left, on the revision that the last one left, and nothing that is as it was', async () => {
  const server = aServer([bare('p1')])
  const { calls } = fakeApi(server.answers)
  const { user } = open()
  await user.type(await field('p1', 'Alt text'), '  A dune ')
  await user.tab()
  await user.keyboard('Skagen, May')
  await user.click(screen.getByRole('heading', { name: 'Describe photos' }))
  await waitFor(() =>
    expect(server.textsOf('p1')).toEqual({ name: 'p1.jpg', alt: 'A dune', caption: 'Skagen, May' }),
  )
  expect(server.edits.map(({ revision }) => revision)).toEqual([0, 1])
  await user.click(await field('p1', 'Alt text'))
  await user.tab()
  await user.tab()
  expect(server.edits).toHaveLength(2)
  expect(calls.filter(({ name }) => name === 'get_editable')).toHaveLength(1)
})

it('says what could not be saved, and saves it on another try', async () => {
  const server = aServer([bare('p1')])
  let isDown = true
  fakeApi({
    ...server.answers,
    edit: (input) => {
      if (isDown) throw new FakeRefusal('unavailable')
      return server.answers.edit(input)
    },
  })
  const { user } = open()
  const alt = await field('p1', 'Alt text')
  await user.type(alt, 'A dune{Enter}')
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(alt.getAttribute('aria-invalid')).toBe('true')
  isDown = false
  await user.click(again)
  await screen.findByText('Alt text: Saved')
  expect(server.textsOf('p1')).toMatchObject({ alt: 'A dune' })
})

it('overwrites nothing that another admin wrote meanwhile: another field is left as it is, the same one is a conflict', async () => {
  const server = aServer([bare('p1'), bare('p2')])
  fakeApi(server.answers)
  const { user } = open()
  await field('p1', 'Alt text')
  server.write('p1', { caption: 'Other text' })
  await user.keyboard('My text{Enter}')
  await waitFor(() => expect(server.textsOf('p1')).toMatchObject({ alt: 'My text', caption: 'Other text' }))
  // The known revision is stale now.
  server.write('p1', { name: 'other.jpg' })
  await user.type(await field('p1', 'Alt text'), ' now{Enter}')
  await waitFor(() => expect(server.textsOf('p1')).toMatchObject({ name: 'other.jpg', alt: 'My text now' }))

  server.write('p2', { alt: 'Other alt' })
  await user.type(await field('p2', 'Alt text'), 'My alt')
  await user.tab()
  await screen.findByText('Another admin wrote: “Other alt”')
  expect(server.textsOf('p2')).toMatchObject({ alt: 'Other alt' })
  await user.click(screen.getByRole('button', { name: 'Keep my version' }))
  await waitFor(() => expect(server.textsOf('p2')).toMatchObject({ alt: 'My alt' }))
})

it('takes the text of another admin when that is chosen', async () => {
  const server = aServer([bare('p1')])
  fakeApi(server.answers)
  const { user } = open()
  const alt = await field('p1', 'Alt text')
  server.write('p1', { alt: 'Other text' })
  await user.type(alt, 'My text{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Use their version' }))
  expect((alt as HTMLTextAreaElement).value).toBe('Other text')
  expect(server.edits).toEqual([])
})

it('saves unsaved text when the page is left by going back', async () => {
  const server = aServer([bare('p1')])
  fakeApi(server.answers)
  const { user, unmount } = open()
  await user.type(await field('p1', 'Alt text'), 'A dune')
  unmount()
  await waitFor(() => expect(server.textsOf('p1')).toMatchObject({ alt: 'A dune' }))
})

it('continues through the pages of a long album, and from its end to the skipped photos', async () => {
  const server = aServer(
    [bare('p1'), aPhoto('p2', { alt: 'A gull' }), aPhoto('p3', { alt: 'A boat' }), bare('p4'), bare('p5')],
    2,
  )
  fakeApi(server.answers)
  const { user } = open()
  await waitFor(() => expect(focused()).toBe('p1.jpg'))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(focused()).toBe('p4.jpg'))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(focused()).toBe('p5.jpg'))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(focused()).toBe('p1.jpg'))
  expect(server.edits).toEqual([])
})

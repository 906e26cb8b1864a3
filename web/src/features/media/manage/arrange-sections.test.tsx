import type { AlbumSection } from '@dlm/contract/media/media.schema'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { FakeRefusal, fakeApi } from '../../../testing/fake-api.ts'
import { anAlbum, aPhoto, encodedList, stubLayout } from '../../../testing/media.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { withMove } from './arrange-moves.ts'
import { ArrangeSheet } from './arrange-sheet.tsx'

/** A server with an album of photos a, b, c … and sections, whose ids are digits: `ab1c`. */
function aServer(stored: string, { fails = false } = {}) {
  let order = [...stored]
  const titles = new Map<string, string>()
  const isDigit = (id: string) => /\d/.test(id) || titles.has(id)
  const titleOf = (id: string) => titles.get(id) ?? `Part ${id}`
  fakeApi({
    get_all_albums: () => encodedList([anAlbum({ order: 'hand' })]),
    photos_all: () => {
      const sections: AlbumSection[] = []
      const photos = order.flatMap((id) => {
        if (!isDigit(id)) return aPhoto(id, sections.length > 0 ? { section: sections.at(-1)?.id ?? '' } : {})
        sections.push({ id, title: titleOf(id) })
        return []
      })
      return { ...encodedList(photos), about: { text: '', sections } }
    },
    place_photos: ({ pids, before = null }) => {
      order = withMove(order, { pids: JSON.parse(pids), before })
      return {}
    },
    put_section: ({ id, title, before = null }) => {
      if (fails) throw new FakeRefusal('too-many-sections')
      titles.set(id, title)
      order = withMove([...order.filter((each) => each !== id), id], { pids: [id], before })
      return {}
    },
    delete_section: ({ id }) => {
      order = order.filter((each) => each !== id)
      return {}
    },
  })
  return { stored: () => order.map((id) => (isDigit(id) ? `[${titleOf(id)}]` : id)).join('') }
}

const open = () => renderScreen(<ArrangeSheet adid="ADM-1" fid="sea" />)
const tile = (name: RegExp) => screen.findByRole('option', { name })
const listed = () =>
  within(screen.getByRole('listbox', { name: 'Arrange photos' }))
    .getAllByRole('option')
    .map((option) => option.getAttribute('aria-label') ?? '')
    .map((label) => /^Section, (.*)$/.exec(label)?.[1] ?? label.at(-1))
    .join(' ')

beforeEach(() => stubLayout())

it('a section is added in front of the first selected photo, or at the end', async () => {
  const server = aServer('abcd')
  const { user } = open()
  await user.click(await tile(/, d$/))
  await user.click(await tile(/, c$/))
  await user.click(screen.getByRole('button', { name: 'Add section' }))
  const panel = within(await screen.findByRole('dialog', { name: 'New section' }))
  panel.getByText('It starts at the first selected photo.')
  await user.click(panel.getByRole('button', { name: 'Add section' }))
  panel.getByText('Enter a heading.')
  await user.type(panel.getByLabelText('Heading'), 'Party')
  await user.click(panel.getByRole('button', { name: 'Add section' }))
  expect(listed()).toBe('a b Party c d')
  await waitFor(() => expect(server.stored()).toBe('ab[Party]cd'))
  // The photos have their numbers, and the section none.
  await tile(/^Photo 3 of 4, c$/)
  await user.click(screen.getByRole('button', { name: 'Clear selection' }))
  await user.click(screen.getByRole('button', { name: 'Add section' }))
  await user.type(await screen.findByLabelText('Heading'), 'Later{Enter}')
  await waitFor(() => expect(server.stored()).toBe('ab[Party]cd[Later]'))
})

it('a section is renamed and removed in its form, and the removal has an undo', async () => {
  const server = aServer('a1bc')
  const { user } = open()
  await user.click(await tile(/^Section, Part 1$/))
  const heading = within(await screen.findByRole('dialog', { name: 'Edit section' })).getByLabelText(
    'Heading',
  )
  expect((heading as HTMLInputElement).value).toBe('Part 1')
  await user.clear(heading)
  await user.type(heading, 'Dinner{Enter}')
  await waitFor(() => expect(server.stored()).toBe('a[Dinner]bc'))
  ;(await tile(/^Section, Dinner$/)).focus()
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Remove section' }))
  expect(listed()).toBe('a b c')
  await waitFor(() => expect(server.stored()).toBe('abc'))
  const report = await screen.findByRole('status', { name: 'Section Removed' })
  await user.click(within(report).getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(server.stored()).toBe('a[Dinner]bc'))
})

it('a section is moved with the keyboard as a photo is, and moved back', async () => {
  const server = aServer('a1bc')
  const { user } = open()
  ;(await tile(/^Section, Part 1$/)).focus()
  await user.keyboard(' ')
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'Section, Part 1, picked up',
  )
  await user.keyboard('{ArrowRight} ')
  await waitFor(() => expect(server.stored()).toBe('ab[Part 1]c'))
  const report = await screen.findByRole('status', { name: 'Moved' })
  await user.click(within(report).getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(server.stored()).toBe('a[Part 1]bc'))
})

it('a photo goes to the end of a section, in front of the next heading', async () => {
  const server = aServer('ab1c')
  const { user } = open()
  ;(await tile(/, c$/)).focus()
  await user.keyboard(' {ArrowLeft} ')
  await waitFor(() => expect(server.stored()).toBe('abc[Part 1]'))
  expect(listed()).toBe('a b c Part 1')
})

it('a section that is refused is gone again, and the reason is shown', async () => {
  aServer('ab', { fails: true })
  const { user } = open()
  await tile(/, a$/)
  await user.click(screen.getByRole('button', { name: 'Add section' }))
  await user.type(await screen.findByLabelText('Heading'), 'Party{Enter}')
  expect((await screen.findByRole('alertdialog')).textContent).toContain('An album can have 50 sections.')
  expect(listed()).toBe('a b')
})

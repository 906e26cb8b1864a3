import type { Request } from '@dlm/contract/contract'
import type { AlbumOrder } from '@dlm/contract/media/media.schema'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { FakeRefusal, fakeApi } from '../../../testing/fake-api.ts'
import { anAlbum, aPhoto, encodedList, queryOf, stubLayout } from '../../../testing/media.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { withMove } from './arrange-moves.ts'
import { ArrangeSheet } from './arrange-sheet.tsx'

/** A server with an album in this order, whose photos come in pages of three. */
function aServer(pids: readonly string[], { order = 'hand' as AlbumOrder, fails = false } = {}) {
  let stored = pids
  let now = order
  const edits: Request<'edit'>[] = []
  const moves: [string[], string | null][] = []
  fakeApi({
    get_all_albums: () => encodedList([anAlbum({ photos: pids.length, order: now })]),
    photos_all: (input) => {
      const from = Number(queryOf(input).cursor ?? 0)
      const next = from + 3 < stored.length ? String(from + 3) : undefined
      return encodedList(
        stored.slice(from, from + 3).map((pid) => aPhoto(pid)),
        next,
      )
    },
    get_editable: () => ({ revision: 4, fields: { alname: 'Sea', layout: 'columns', order: now } }),
    edit: (input) => {
      edits.push(input)
      now = 'hand'
      return { revision: 5 }
    },
    place_photos: ({ pids: json, before = null }) => {
      if (fails) throw new FakeRefusal('media-not-found')
      const pids: string[] = JSON.parse(json)
      moves.push([pids, before])
      stored = withMove(stored, { pids, before })
      return {}
    },
  })
  return { edits, moves, stored: () => stored.join('') }
}

const tile = (name: RegExp) => screen.findByRole('option', { name })
const listed = () =>
  within(screen.getByRole('listbox', { name: 'Arrange photos' }))
    .getAllByRole('option')
    .map((option) => option.dataset.pid)
    .join('')
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
const open = () => renderScreen(<ArrangeSheet adid="ADM-1" fid="sea" />)

beforeEach(() => stubLayout())

it('has tiles of 160 px, and the size that was chosen the next time', async () => {
  aServer([...'abc'])
  const { unmount } = open()
  const size = async () => {
    await tile(/^Photo 1/)
    return screen.getByRole('listbox').style.getPropertyValue('--tile')
  }
  expect(await size()).toBe('160px')
  fireEvent.change(screen.getByRole('slider', { name: 'Tile size' }), { target: { value: '220' } })
  expect(await size()).toBe('220px')
  unmount()
  open()
  expect(await size()).toBe('220px')
})

it('moves a photo with the keyboard, says where it is, and has an undo', async () => {
  const server = aServer([...'abcdefg'])
  const { user } = open()
  ;(await tile(/^Photo 3 of 7, c$/)).focus()
  await user.keyboard(' ')
  expect(said()).toContain('Photo 3 of 7, picked up')
  await user.keyboard('{ArrowRight}')
  expect(said()).toContain('Position 4 of 7')
  expect(listed()).toBe('abdcefg')
  expect(document.activeElement).toBe(await tile(/^Photo 4 of 7, c$/))
  await user.keyboard('{End}')
  expect(listed()).toBe('abdefgc')
  expect(server.moves).toEqual([])
  await user.keyboard(' ')
  expect(said()).toContain('Dropped at position 7 of 7')
  await waitFor(() => expect(server.moves).toEqual([[['c'], null]]))
  const report = await screen.findByRole('status', { name: 'Moved' })
  expect(report.textContent).toContain('01 photo moved.')
  await user.click(within(report).getByRole('button', { name: 'Undo' }))
  expect(listed()).toBe('abcdefg')
  await waitFor(() => expect(server.stored()).toBe('abcdefg'))
})

it('goes from photo to photo with the arrow keys, Home and End; each row is respected', async () => {
  aServer([...'abcdefg'])
  const { user } = open()
  ;(await tile(/^Photo 1 of 7/)).focus()
  screen.getByRole('listbox').style.gridTemplateColumns = '1px 1px 1px'
  const at = async (key: string) => {
    await user.keyboard(`{${key}}`)
    return (document.activeElement as HTMLElement).dataset.pid
  }
  expect(await at('ArrowDown')).toBe('d')
  expect(await at('ArrowRight')).toBe('e')
  expect(await at('ArrowDown')).toBe('g')
  expect(await at('ArrowUp')).toBe('d')
  expect(await at('Home')).toBe('a')
  expect(await at('ArrowUp')).toBe('a')
  expect(await at('End')).toBe('g')
})

it.each(['{Escape}', '{Tab}'])('%s puts a photo back, and nothing is sent', async (key) => {
  const server = aServer([...'abcd'])
  const { user } = open()
  ;(await tile(/^Photo 2 of 4/)).focus()
  await user.keyboard(' {ArrowRight}')
  expect(listed()).toBe('acbd')
  await user.keyboard(key)
  expect(listed()).toBe('abcd')
  expect(said()).toContain('Put back at position 2 of 4')
  await user.keyboard(' ')
  expect(server.moves).toEqual([])
})

it('moves several that are selected, and puts them back where each was', async () => {
  const server = aServer([...'abcdef'])
  const { user } = open()
  await user.click(await tile(/, b$/))
  ;(await tile(/, e$/)).focus()
  await user.keyboard('{Enter}')
  expect((await tile(/, e$/)).getAttribute('aria-selected')).toBe('true')
  expect(said()).toContain('02 photos selected')
  await user.keyboard(' {Home} ')
  await waitFor(() => expect(server.stored()).toBe('beacdf'))
  expect(listed()).toBe('beacdf')
  const report = await screen.findByRole('status', { name: 'Moved' })
  await user.click(within(report).getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(server.stored()).toBe('abcdef'))
  await user.click(screen.getByRole('button', { name: 'Clear selection' }))
  expect(screen.queryAllByRole('option', { selected: true })).toEqual([])
})

it('puts a photo back where the server refuses the move, and says why', async () => {
  aServer([...'abcd'], { fails: true })
  const { user } = open()
  ;(await tile(/^Photo 1 of 4/)).focus()
  await user.keyboard(' {ArrowRight} ')
  expect((await screen.findByRole('alertdialog')).textContent).toContain('removed')
  expect(listed()).toBe('abcd')
})

it('asks first where the album has another order, and changes nothing else of it', async () => {
  const server = aServer([...'abc'], { order: 'newest' })
  const { user } = open()
  const button = await screen.findByRole('button', { name: 'Arrange by hand' })
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.click(button)
  expect(await tile(/^Photo 1 of 3/)).toBeDefined()
  const fields = { alname: 'Sea', layout: 'columns', order: 'hand' }
  expect(server.edits).toEqual([{ kind: 'album', id: 'sea', revision: 4, fields }])
})

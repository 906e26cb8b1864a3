import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import ViewAlbums from '../../../screens/view-albums.tsx'
import { fakeApi } from '../../../testing/fake-api.ts'
import { anAlbum, aPhoto, encodedList, stubLayout } from '../../../testing/media.ts'
import { renderLazyScreen } from '../../../testing/render-screen.tsx'
import { zipEntries } from '../zip/zip-basket.ts'

beforeEach(() => stubLayout())

const photos = ['p1', 'p2', 'p3', 'p4', 'p5'].map((pid) => aPhoto(pid))
const tile = (pid: string) => screen.getByRole('link', { name: pid })
const circle = (pid: string) => screen.findByRole('button', { name: `Select ${pid}` })
const bar = () => screen.queryByRole('region', { name: 'Selected photos' })
const selected = () =>
  screen
    .queryAllByRole('button', { name: /^Select p/, pressed: true })
    .map((button) => button.getAttribute('aria-label')?.replace('Select ', ''))

async function open(album = anAlbum({ photos: 5 }), path = '/view_albums?album=sea') {
  fakeApi({ get_all_albums: () => encodedList([album]), photos_all: () => encodedList(photos) })
  const view = await renderLazyScreen(<ViewAlbums />, path)
  await screen.findByRole('link', { name: 'p1' })
  return view
}

/** Selects photos by their checkboxes, which appear on hover. */
async function selectSome(...pids: string[]) {
  const view = await open()
  await view.user.hover(tile('p1'))
  for (const pid of pids) await view.user.click(await circle(pid))
  return view
}

describe('photos are selected', () => {
  it('by their circles; clicks then select in place of opening, until none is left', async () => {
    const { user, address } = await selectSome('p2')
    expect(screen.getByText('01 photo selected')).toBeDefined()
    await user.click(tile('p4'))
    expect([selected(), address()]).toEqual([['p2', 'p4'], '/view_albums?album=sea'])
    expect(screen.getByText('02 photos selected')).toBeDefined()
    await user.click(tile('p2'))
    await user.click(await circle('p4'))
    expect([selected(), bar()]).toEqual([[], null])
    await user.click(tile('p4'))
    expect(address()).toBe('/view_albums?album=sea&photo=p4')
  })

  it('with Shift from the last one to this', async () => {
    const { user } = await selectSome('p2')
    await user.keyboard('{Shift>}')
    await user.click(tile('p5'))
    await user.keyboard('{/Shift}')
    expect(selected()).toEqual(['p2', 'p3', 'p4', 'p5'])
  })

  it('by keys alone: x, space, Ctrl and A, and Escape', async () => {
    const { user } = await open()
    act(() => tile('p1').focus())
    await circle('p1')
    await user.keyboard(' ')
    expect(selected()).toEqual([])
    await user.keyboard('x{ArrowRight} ')
    expect(selected()).toEqual(['p1', 'p2'])
    await user.keyboard('{ArrowRight}{ArrowRight}{Shift>}x{/Shift}')
    expect(selected()).toEqual(['p1', 'p2', 'p3', 'p4'])
    await user.keyboard('{Control>}a{/Control}')
    expect(selected()).toEqual(['p1', 'p2', 'p3', 'p4', 'p5'])
    await user.keyboard('{Escape}')
    expect([selected(), bar()]).toEqual([[], null])
  })

  it('by no key that is typed into a field', async () => {
    const { user } = await open(undefined, '/view_albums?album=sea&search=p')
    await user.hover(tile('p1'))
    await user.click(await circle('p1'))
    await user.click(screen.getByRole('textbox', { name: 'Search photos' }))
    await user.keyboard('{Control>}a{/Control}')
    expect(selected()).toEqual(['p1'])
  })

  it('by a finger that rests on one, whose end opens nothing; not by one that scrolls', async () => {
    const { address } = await selectSome()
    await circle('p3')
    const touch = { pointerType: 'touch', clientX: 50, clientY: 50 }
    vi.useFakeTimers({ shouldAdvanceTime: true })
    fireEvent.pointerDown(tile('p3'), touch)
    fireEvent.pointerMove(tile('p3'), { ...touch, clientY: 80 })
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(selected()).toEqual([])
    fireEvent.pointerDown(tile('p3'), touch)
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    fireEvent.pointerUp(tile('p3'), touch)
    fireEvent.click(tile('p3'))
    expect([selected(), address()]).toEqual([['p3'], '/view_albums?album=sea'])
  })
})

describe('what is selected', () => {
  const press = async (name: string) =>
    within(await screen.findByRole('region')).getByRole('button', { name })

  it('goes into the zip, and the focus to the last of it', async () => {
    const { user } = await selectSome('p3', 'p1')
    await user.click(await press('Add to zip'))
    expect(zipEntries()).toEqual([
      { kind: 'photo', id: 'p3' },
      { kind: 'photo', id: 'p1' },
    ])
    expect([bar(), document.activeElement]).toEqual([null, tile('p1')])
  })

  it('is saved at once, by a visitor in the browser', async () => {
    const { user } = await selectSome('p1', 'p2')
    await user.click(await press('Save'))
    expect(await screen.findByRole('status', { name: 'Media Saved' })).toBeDefined()
    expect(JSON.parse(localStorage.getItem('dsp-saved') ?? '[]')).toEqual(['p1', 'p2'])
    expect(bar()).toBeNull()
  })

  it('stays selected where there is no room to save it', async () => {
    localStorage.setItem('dsp-saved', JSON.stringify(Array.from({ length: 499 }, (_, at) => `s${at}`)))
    const { user } = await selectSome('p1', 'p2')
    await user.click(await press('Save'))
    const dialog = await screen.findByRole('alertdialog', { name: 'Problem saving media' })
    expect(dialog.textContent).toContain('up to')
    expect(selected()).toEqual(['p1', 'p2'])
    expect(JSON.parse(localStorage.getItem('dsp-saved') ?? '[]')).toHaveLength(499)
  })

  it('is shared by its own address when it is one, and by its album’s when it is more', async () => {
    const { user } = await selectSome('p2')
    const shared = async () => {
      await user.click(await press('Share'))
      const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Address' })
      const { value } = field
      fireEvent(field.closest('dialog') as HTMLElement, new Event('cancel', { cancelable: true }))
      return new URL(value).search
    }
    expect(await shared()).toBe('?album=sea&photo=p2')
    await user.click(tile('p3'))
    expect(await shared()).toBe('?album=sea')
  })

  it('is downloaded as it is when it is one, and as a zip when it is more', async () => {
    const { user, address } = await selectSome('p2')
    const one = within(await screen.findByRole('region')).getByRole('link', { name: 'Download p2.jpg' })
    expect(one.getAttribute('href')).toBe('/download_media?fid=p2&type=image%2Fjpeg')
    await user.click(tile('p3'))
    await user.click(await press('Download as zip'))
    await waitFor(() => expect(address()).toBe('/download_zip'))
    expect(zipEntries().map(({ id }) => id)).toEqual(['p2', 'p3'])
  })

  it('is forgotten with the album', async () => {
    const { user, unmount } = await selectSome('p2')
    unmount()
    const again = await open()
    await again.user.hover(tile('p1'))
    await circle('p2')
    expect(selected()).toEqual([])
    await waitFor(() => expect(bar()).toBeNull())
    await user.keyboard('{Escape}')
  })
})

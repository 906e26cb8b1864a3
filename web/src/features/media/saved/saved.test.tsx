import type { Answer } from '@dlm/contract/contract'
import { encodeWire } from '@dlm/contract/media/codec'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import ViewAlbums from '../../../screens/view-albums.tsx'
import { signedIn } from '../../../testing/a-user.ts'
import { FakeRefusal, fakeApi } from '../../../testing/fake-api.ts'
import { anAlbum, anAudio, aPhoto, aVideo, encodedList, queryOf, stubLayout } from '../../../testing/media.ts'
import { message } from '../../../testing/message.ts'
import { renderLazyScreen, renderScreen } from '../../../testing/render-screen.tsx'
import { forgetGrant, rememberGrant } from '../albums/grants.ts'
import { BookmarkButton } from '../media-actions.tsx'

beforeEach(() => stubLayout())

const path = '/view_albums?tab=saved'
const medium = { id: 'p1', name: 'p1.jpg' }
const storedIds = () => JSON.parse(localStorage.getItem('dsp-saved') ?? '[]')
const ok = async (name: string, button = 'OK') =>
  within(await message(name)).getByRole('button', { name: button })

/** A server with a saved list, which merges what is made of an older one as the real one does. */
function server(...ids: string[]) {
  let list = { ids, revision: 1 }
  const answer = () => ({ data: encodeWire(list.ids), revision: list.revision })
  const change = (sent: string[], revision?: number) => {
    const isCurrent = revision === list.revision
    list = { ids: isCurrent ? sent : [...new Set([...sent, ...list.ids])], revision: list.revision + 1 }
  }
  const requestedIds = (input: unknown) => queryOf(input).ids ?? []
  const api = fakeApi({
    saved: answer,
    update_saved: ({ saved, revision }) => {
      change(JSON.parse(String(saved)), revision)
      return answer()
    },
    photos_all: (input) =>
      encodedList(
        requestedIds(input)
          .filter((id) => id.startsWith('p'))
          .map((id) => aPhoto(id)),
      ),
    get_all_videos: (input) => encodedList(requestedIds(input).includes('v1') ? [aVideo()] : []),
    get_all_audios: (input) => encodedList(requestedIds(input).includes('a1') ? [anAudio()] : []),
  })
  return { ...api, stored: () => list.ids, elsewhere: (sent: string[]) => change(sent, list.revision) }
}

describe('the bookmark of a member', () => {
  it('saves and removes, with the documented words', async () => {
    signedIn()
    const { stored } = server('v1')
    const { user } = renderScreen(<BookmarkButton medium={medium} />)
    await user.click(await screen.findByRole('button', { name: 'Save: p1.jpg' }))
    await user.click(await ok('Media Saved'))
    expect(stored()).toEqual(['p1', 'v1'])
    await user.click(screen.getByRole('button', { name: 'Saved: p1.jpg', pressed: true }))
    await user.click(await ok('Media Removed'))
    expect(stored()).toEqual(['v1'])
  })

  it('is taken back with Undo: a saved one is removed, a removed one is again where it was', async () => {
    signedIn()
    const { stored } = server('v1', 'p1', 'a1')
    const { user } = renderScreen(<BookmarkButton medium={medium} />)
    await user.click(await screen.findByRole('button', { name: 'Saved: p1.jpg' }))
    await waitFor(() => expect(stored()).toEqual(['v1', 'a1']))
    await user.click(await ok('Media Removed', 'Undo'))
    await waitFor(() => expect(stored()).toEqual(['v1', 'p1', 'a1']))
    await user.click(await ok('Media Saved', 'Undo'))
    await waitFor(() => expect(stored()).toEqual(['v1', 'a1']))
    expect(screen.getByRole('button', { name: 'Save: p1.jpg', pressed: false })).toBeDefined()
  })

  it('loses nothing that another tab saved meanwhile, and removes the requested id', async () => {
    signedIn()
    const { stored, elsewhere } = server('p1')
    const { user } = renderScreen(<BookmarkButton medium={medium} />)
    const button = await screen.findByRole('button', { name: 'Saved: p1.jpg' })
    elsewhere(['a1', 'p1'])
    await user.click(button)
    await user.click(await ok('Media Removed'))
    expect(stored()).toEqual(['a1'])
  })

  it('takes the state back when it was not saved, and says why', async () => {
    signedIn()
    fakeApi({
      saved: () => ({ data: encodeWire([]), revision: 0 }),
      update_saved: () => {
        throw new FakeRefusal('too-many-requests')
      },
    })
    const { user } = renderScreen(<BookmarkButton medium={medium} />)
    await user.click(await screen.findByRole('button', { name: 'Save: p1.jpg' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Problem saving media' })
    expect(dialog.textContent).toContain('Too many tries')
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(screen.getByRole('button', { name: 'Save: p1.jpg', pressed: false })).toBeDefined()
  })
})

describe('the bookmark of a visitor', () => {
  it('is stored by the browser, and moves to the account at the sign-in', async () => {
    const { stored, calls } = server('v1')
    const { user, unmount } = renderScreen(<BookmarkButton medium={medium} />)
    await user.click(screen.getByRole('button', { name: 'Save: p1.jpg' }))
    await user.click(await ok('Media Saved'))
    expect(storedIds()).toEqual(['p1'])
    expect(calls).toEqual([])
    unmount()

    signedIn()
    renderScreen(<BookmarkButton medium={medium} />)
    await waitFor(() => expect(stored()).toEqual(['p1', 'v1']))
    expect(await screen.findByRole('button', { name: 'Saved: p1.jpg' })).toBeDefined()
    expect(localStorage.getItem('dsp-saved')).toBeNull()
  })

  it('is taken back with Undo', async () => {
    fakeApi({})
    const { user } = renderScreen(<BookmarkButton medium={medium} />)
    await user.click(screen.getByRole('button', { name: 'Save: p1.jpg' }))
    await user.click(await ok('Media Saved', 'Undo'))
    expect(storedIds()).toEqual([])
    expect(await message('Media Removed')).toBeDefined()
  })

  it.each(['no JSON', '{}', '[1, "a/b"]'])('is not set where %s is stored', (text) => {
    localStorage.setItem('dsp-saved', text)
    fakeApi({})
    renderScreen(<BookmarkButton medium={medium} />)
    expect(screen.getByRole('button', { name: 'Save: p1.jpg' })).toBeDefined()
  })
})

describe('the saved tab', () => {
  it('is for members only, and says so to someone who comes by a link to it', async () => {
    const { calls } = fakeApi({})
    await renderLazyScreen(<ViewAlbums />, path)
    expect((await screen.findByRole('tab', { selected: true })).textContent).toBe('Saved')
    const signIn = await screen.findByRole('link', { name: 'Sign in' })
    expect(signIn.getAttribute('href')).toBe(`/profile?back=${encodeURIComponent(path)}`)
    expect(document.title).toMatch(/^Saved media · /)
    expect(calls).toEqual([])
  })

  it('is not offered to a signed-out visitor', async () => {
    fakeApi({ get_all_albums: () => encodedList([]) })
    await renderLazyScreen(<ViewAlbums />, '/view_albums')
    expect((await screen.findByRole('tab', { selected: true })).textContent).toBe('Photo')
    expect(screen.queryByRole('tab', { name: 'Saved' })).toBeNull()
  })

  it('mixes photos, videos and audios, the latest first; what is gone can be taken out', async () => {
    signedIn()
    const { stored } = server('v1', 'x-removed', 'p2', 'a1')
    const { user } = await renderLazyScreen(<ViewAlbums />, path)
    const items = await screen.findAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Night trainVideo',
      'No longer availableIt was removed, or it’s in a locked album you haven’t opened in this browser.Remove',
      'p2Photo',
      'Slow pianoAudio',
    ])
    expect(screen.getByRole('link', { name: 'p2' }).getAttribute('href')).toBe(
      '/view_albums?album=sea&photo=p2',
    )
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    await user.click(await ok('Media Removed'))
    expect(screen.queryByText('No longer available')).toBeNull()
    expect(stored()).toEqual(['v1', 'p2', 'a1'])
  })

  it('asks for fifty at a time', async () => {
    signedIn()
    const { calls } = server(...Array.from({ length: 60 }, (_, at) => `p${at}`))
    const { user } = await renderLazyScreen(<ViewAlbums />, path)
    expect(await screen.findAllByRole('listitem')).toHaveLength(50)
    await user.click(screen.getByRole('button', { name: 'Load more' }))
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(60))
    const pageSizes = calls
      .filter(({ name }) => name === 'photos_all')
      .map(({ input }) => queryOf(input).ids?.length)
    expect(pageSizes).toEqual([50, 10])
  })

  it('says so when nothing is saved, and when it cannot be read', async () => {
    signedIn()
    let refused = true
    fakeApi({
      saved: () => {
        if (refused) throw new FakeRefusal('too-many-requests')
        return { data: encodeWire([]), revision: 0 }
      },
    })
    const { user } = await renderLazyScreen(<ViewAlbums />, path)
    expect((await screen.findByRole('alert')).textContent).toContain('Too many tries')
    refused = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Nothing saved yet')).toBeDefined()
  })
})

describe('a saved photo of a locked album', () => {
  const casa = anAlbum({ fid: 'casa', name: 'Casa Lumen', locked: true })
  const house = aPhoto('house', { fid: 'casa', name: 'front door.jpg' })
  const bookmark = { id: 'house', name: 'front door.jpg', album: 'casa' }
  const unlock = () => rememberGrant('casa', { grant: 'g', token: 't' } as Answer<'unlock_album'>)
  const text = async () => (await screen.findByRole('listitem')).textContent

  /** Answers the album's photos only with its grant. */
  function lockedServer({ albums = [casa], photos = [house] } = {}) {
    return fakeApi({
      saved: () => ({ data: encodeWire(['house']), revision: 1 }),
      update_saved: ({ saved }) => ({ data: encodeWire(JSON.parse(String(saved))), revision: 2 }),
      photos_all: (input) => encodedList(queryOf(input).grant === 'g' ? photos : []),
      get_all_videos: () => encodedList([]),
      get_all_audios: () => encodedList([]),
      get_all_albums: () => encodedList(albums),
    })
  }

  beforeEach(() => signedIn())

  it('is shown while the album is unlocked, and nothing of it from when it is locked again', async () => {
    lockedServer()
    unlock()
    await renderLazyScreen(<ViewAlbums />, path)
    expect(await text()).toBe('front doorPhoto')
    forgetGrant('casa')
    await screen.findByText('Locked')
    expect(await text()).toBe('LockedFrom the locked album Casa LumenUnlockRemove')
    expect(screen.getByRole('link', { name: 'Unlock' }).getAttribute('href')).toBe(
      '/view_albums?album=casa&photo=house',
    )
    unlock()
    expect(await screen.findByRole('link', { name: 'front door' })).toBeDefined()
  })

  it.each([
    ['locked where it was saved', '{"house":"casa"}', 'Locked'],
    ['not known to be anywhere else', '{}', 'No longer available'],
  ])('is %s', async (_, remembered, shown) => {
    localStorage.setItem('dsp-saved-albums', remembered)
    lockedServer()
    await renderLazyScreen(<ViewAlbums />, path)
    expect(await text()).toContain(shown)
  })

  it.each([
    ['the photo', { photos: [] }, true],
    ['the album', { albums: [] }, false],
  ])('is gone when %s was removed', async (_, answers, isUnlocked) => {
    localStorage.setItem('dsp-saved-albums', '{"house":"casa"}')
    lockedServer(answers)
    if (isUnlocked) unlock()
    await renderLazyScreen(<ViewAlbums />, path)
    expect(await text()).toContain('No longer available')
  })

  it('has its album remembered with the bookmark, and forgotten with it', async () => {
    lockedServer()
    const { user } = renderScreen(<BookmarkButton medium={bookmark} />)
    await user.click(await screen.findByRole('button', { name: /^Saved/ }))
    await user.click(await ok('Media Removed'))
    await user.click(screen.getByRole('button', { name: /^Save:/ }))
    await user.click(await ok('Media Saved'))
    expect(localStorage.getItem('dsp-saved-albums')).toBe('{"house":"casa"}')
    await user.click(screen.getByRole('button', { name: /^Saved/ }))
    await user.click(await ok('Media Removed', 'Undo'))
    await waitFor(() => expect(localStorage.getItem('dsp-saved-albums')).toBe('{"house":"casa"}'))
    await user.click(await ok('Media Saved'))
    await user.click(screen.getByRole('button', { name: /^Saved/ }))
    await user.click(await ok('Media Removed'))
    expect(localStorage.getItem('dsp-saved-albums')).toBeNull()
  })
})

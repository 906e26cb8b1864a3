import { encodeWire } from '@dlm/contract/media/codec'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { signedIn } from '../testing/a-user.ts'
import { FakeRefusal, fakeApi } from '../testing/fake-api.ts'
import { anAlbum, aPhoto, encodedList, queryOf, stubLayout } from '../testing/media.ts'
import { renderLazyScreen } from '../testing/render-screen.tsx'
import ViewAlbums from './view-albums.tsx'

const hour = 3_600_000
const key = 'dsp-albums'
const storedGrants = () => JSON.parse(localStorage.getItem(key) ?? '{}')
const storeGrant = (grant: string, endsAt: number) =>
  localStorage.setItem(key, JSON.stringify({ vault: { grant, endsAt, token: 'token-1' } }))

/** A server with one locked album: `code` opens it, `token` renews, and `grants` are those that are good. */
function fakeVault({ code = 'sesame', token = 'token-1', grants = ['grant-1'] } = {}) {
  const server = { code, token, grants: new Set(grants), hasAdminSession: false }
  const api = fakeApi({
    saved: () => ({ data: encodeWire([]), revision: 1 }),
    get_all_albums: () => encodedList([anAlbum({ fid: 'vault', name: 'Vault', locked: true, photos: 2 })]),
    photos_all: (input) => {
      const { grant, ids } = queryOf(input)
      if (!server.grants.has(grant ?? '') && !server.hasAdminSession) throw new FakeRefusal('album-locked')
      const photos = [aPhoto('p1', { fid: 'vault' }), aPhoto('p2', { fid: 'vault' })]
      return encodedList(photos.filter(({ pid }) => !ids || ids.includes(pid)))
    },
    unlock_album: ({ fid, pass, token }) => {
      expect(fid).toBe('vault')
      if (pass !== server.code && token !== server.token) throw new FakeRefusal('album-code-wrong')
      const grant = `grant-${server.grants.size + 1}`
      server.grants.add(grant)
      return { grant, endsAt: 1, token: server.token }
    },
  })
  const unlockings = () => api.calls.filter(({ name }) => name === 'unlock_album').map(({ input }) => input)
  return { server, api, unlockings }
}

beforeEach(() => stubLayout())
const open = (path = '/view_albums?album=vault') => renderLazyScreen(<ViewAlbums />, path)
const field = () => screen.findByLabelText<HTMLInputElement>('Album code')
const photo = () => screen.findByRole('link', { name: 'p1' })

describe('a locked album', () => {
  it('is open to an admin with a live admin session, without its code and without a grant that would outlast it', async () => {
    signedIn({ role: 'admin' })
    const { server, unlockings } = fakeVault()
    server.hasAdminSession = true
    const { user } = await open()
    expect(await photo()).toBeDefined()
    expect(screen.getByText(/Locked – you’re viewing it as an admin/)).toBeDefined()
    expect(screen.queryByLabelText('Album code')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Lock album' })).toBeNull()
    expect([unlockings(), localStorage.getItem(key)]).toEqual([[], null])
    await user.click(screen.getByRole('button', { name: 'Share' }))
    expect(await screen.findByText(/share its code too/)).toBeDefined()
  })

  it('asks an admin for its code whose admin session has ended', async () => {
    signedIn({ role: 'admin' })
    fakeVault()
    const { user } = await open()
    await user.type(await field(), 'sesame{Enter}')
    expect(await photo()).toBeDefined()
    expect(screen.getByRole('button', { name: 'Lock album' })).toBeDefined()
  })

  it('asks a member for its code, and the server for no photo before', async () => {
    signedIn()
    const { server, api } = fakeVault()
    server.hasAdminSession = true
    await open()
    await field()
    expect(api.calls.map(({ name }) => name)).not.toContain('photos_all')
  })

  it('asks for its code and opens, and the grant is remembered', async () => {
    const { api, unlockings } = fakeVault()
    const { user } = await open()
    const input = await field()
    expect(document.activeElement).toBe(input)
    expect([input.maxLength, input.type]).toEqual([16, 'password'])
    expect(api.calls.map(({ name }) => name)).toEqual(['get_all_albums'])
    await user.type(input, 'sesame{Enter}')
    expect(await photo()).toBeDefined()
    expect(unlockings()).toEqual([{ fid: 'vault', pass: 'sesame' }])
    expect(storedGrants().vault).toMatchObject({ grant: 'grant-2', token: 'token-1' })
    expect(storedGrants().vault.endsAt).toBeGreaterThan(Date.now() + hour - 60_000)
  })

  it.each([
    ['a wrong code', 'wrong', 1],
    ['no code', '', 0],
    ['a blank', ' ', 0],
  ])('says that %s is not valid, and lets one try again', async (_name, code, calls) => {
    const { unlockings } = fakeVault()
    const { user } = await open()
    await user.type(await field(), `${code}{Enter}`)
    expect((await screen.findByRole('alert')).textContent).toBe('Password Not Valid!')
    expect(unlockings()).toHaveLength(calls)
    expect(storedGrants()).toEqual({})
    expect(document.activeElement).toBe(await field())
    await user.clear(await field())
    await user.type(await field(), 'sesame')
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Unlock' }))
    expect(await photo()).toBeDefined()
  })

  it('says how long to wait after too many tries', async () => {
    fakeApi({
      get_all_albums: () => encodedList([anAlbum({ fid: 'vault', locked: true })]),
      unlock_album: () => {
        throw new FakeRefusal('too-many-requests', 1_500)
      },
    })
    const { user } = await open()
    await user.type(await field(), 'sesame{Enter}')
    expect((await screen.findByRole('alert')).textContent).toContain('Try again in 25 minutes.')
  })

  it('opened by the link of a photo asks for the code, then shows that photo', async () => {
    fakeVault()
    const { user, address } = await open('/view_albums?album=vault&photo=p2')
    await user.type(await field(), 'sesame{Enter}')
    expect(await screen.findByText('02 / 02')).toBeDefined()
    expect(address()).toBe('/view_albums?album=vault&photo=p2')
    const download = screen.getByRole('link', { name: 'Download p2.jpg' })
    expect(download.getAttribute('href')).toBe('/download_media?fid=p2&type=image%2Fjpeg&album=vault')
  })

  it('leads back to the albums', async () => {
    fakeVault()
    await open()
    const back = await screen.findByRole('link', { name: 'All albums' })
    expect(back.getAttribute('href')).toBe('/view_albums')
  })
})

describe('an unlocked album', () => {
  it('opens without being asked, and shows an open padlock in the list', async () => {
    storeGrant('grant-1', Date.now() + hour)
    const { unlockings } = fakeVault()
    const { unmount } = await open()
    expect(await photo()).toBeDefined()
    unmount()
    await open('/view_albums')
    expect((await screen.findByRole('article')).textContent).toContain('unlocked')
    expect(unlockings()).toEqual([])
  })

  it('is locked again when asked', async () => {
    storeGrant('grant-1', Date.now() + hour)
    fakeVault()
    const { user } = await open()
    await photo()
    await user.click(screen.getByRole('button', { name: 'Lock album' }))
    expect(await field()).toBeDefined()
    expect(storedGrants()).toEqual({})
  })

  it.each([
    ['that ended', -1],
    ['that the server no longer takes', hour],
  ])('renews a grant %s by its token, unseen', async (_name, left) => {
    storeGrant('grant-of-old', Date.now() + left)
    const { unlockings } = fakeVault()
    await open()
    expect(await photo()).toBeDefined()
    expect(unlockings()).toEqual([{ fid: 'vault', token: 'token-1' }])
    expect(storedGrants().vault.grant).toBe('grant-2')
  })

  it('renews before the end while it is looked at, and fetches the photos again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
    storeGrant('grant-1', Date.now() + hour)
    const { unlockings, api } = fakeVault()
    await open()
    await photo()
    expect(unlockings()).toEqual([])
    await vi.advanceTimersByTimeAsync(hour - 4 * 60_000)
    await waitFor(() => expect(unlockings()).toHaveLength(1))
    const grants = () =>
      api.calls.filter(({ name }) => name === 'photos_all').map(({ input }) => queryOf(input).grant)
    await waitFor(() => expect(grants()).toEqual(['grant-1', 'grant-2']))
    expect(await photo()).toBeDefined()
  })

  it('forgets a token that is refused because the code was changed, and asks for the new code', async () => {
    storeGrant('grant-of-old', Date.now() + hour)
    fakeVault({ token: 'token-2' })
    const { user } = await open()
    const input = await field()
    expect(storedGrants()).toEqual({})
    await user.type(input, 'sesame{Enter}')
    expect(await photo()).toBeDefined()
  })

  it('does not discard the token when renewing fails for another reason', async () => {
    storeGrant('grant-of-old', Date.now() + hour)
    fakeApi({
      get_all_albums: () => encodedList([anAlbum({ fid: 'vault', name: 'Vault', locked: true })]),
      photos_all: () => {
        throw new FakeRefusal('album-locked')
      },
      unlock_album: () => {
        throw new FakeRefusal('too-many-requests', 60)
      },
    })
    await open()
    expect((await screen.findByRole('alert')).textContent).toContain('Too many tries')
    expect(storedGrants().vault.token).toBe('token-1')
  })

  it.each(['{"vault": 1}', '[', 'null', '{"vault": {"grant": 1}}'])('is not taken from %s', async (text) => {
    localStorage.setItem(key, text)
    fakeVault()
    await open()
    expect(await field()).toBeDefined()
  })
})

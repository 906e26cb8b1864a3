import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { callApi } from '../lib/api/api.ts'
import { queryClient } from '../lib/api/query.ts'
import { notifyFailure } from '../lib/notify.ts'
import { aUser, signedIn } from '../testing/a-user.ts'
import { FakeRefusal, fakeApi } from '../testing/fake-api.ts'
import { beginSession, endSessions, idTokenOf } from '../testing/fake-firebase-sessions.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { resumeSession } from './load-auth-client.ts'
import { updateUser } from './persist-session.ts'
import { currentSession, useSession } from './session.ts'
import { forgetSession, signOut, startSession } from './sign-in-out.ts'

function Name() {
  return <p>{useSession()?.user ?? 'signed out'}</p>
}

/** What another tab wrote, and the event this one gets. */
function otherTab(key: string, newValue: string | null) {
  if (newValue === null) localStorage.removeItem(key)
  else localStorage.setItem(key, newValue)
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key, newValue }))
  })
}

const status = (store: Storage) => store.getItem('dsp-login-status')

beforeEach(() => {
  vi.clearAllMocks()
})

describe('a session', () => {
  it.each([
    [true, 'browser', localStorage, sessionStorage],
    [false, 'tab', sessionStorage, localStorage],
  ] as const)('with “Remember me” %s is stored by the %s', async (remember, persistence, here, elsewhere) => {
    const user = aUser({ theme: 'true' })
    await startSession(user, 'custom', remember)
    expect(beginSession).toHaveBeenCalledWith('custom', persistence)
    expect(JSON.parse(here.getItem('dsp-user') ?? '')).toEqual(user)
    expect(status(here)).toBe('true')
    expect(elsewhere.getItem('dsp-user')).toBeNull()
    expect(status(elsewhere)).not.toBe('true')
    expect(document.documentElement.dataset.theme).toBe('dark')
  })

  it('does not begin when Firebase cannot be reached', async () => {
    beginSession.mockRejectedValueOnce(new Error('auth/network-request-failed'))
    await expect(startSession(aUser(), 'custom', true)).rejects.toMatchObject({ code: 'offline' })
    expect(currentSession()).toBeNull()
    expect(localStorage.getItem('dsp-user')).toBeNull()
  })

  it('ends with the sign-out, and what was read for it is forgotten', async () => {
    signedIn()
    fakeApi({ signout: () => ({}) })
    const reset = vi.spyOn(queryClient, 'resetQueries')
    await signOut()
    expect(currentSession()).toBeNull()
    expect(localStorage.getItem('dsp-user')).toBeNull()
    expect(status(localStorage)).toBe('false')
    expect(endSessions).toHaveBeenCalledTimes(1)
    expect(reset).toHaveBeenCalledTimes(1)
  })

  it('is ended on the server too, by the token it had, even where the page is closed', async () => {
    signedIn()
    const { calls, fetch } = fakeApi({ signout: () => ({}) })
    await signOut()
    await vi.waitFor(() => expect(calls).toEqual([{ name: 'signout', input: {} }]))
    const init = fetch.mock.calls[0]?.[1]
    expect(new Headers(init?.headers).get('authorization')).toBe('Bearer id-token-of-uid-member')
    expect(init?.keepalive).toBe(true)
  })

  it('is ended on the server once that can be reached; here at once', async () => {
    vi.useFakeTimers()
    signedIn()
    const fetch = vi.fn(async () => Response.json({ status: 'success' }))
    fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    fetch.mockResolvedValueOnce(new Response(null, { status: 503 }))
    vi.stubGlobal('fetch', fetch)
    await signOut()
    expect(currentSession()).toBeNull()
    await vi.advanceTimersByTimeAsync(12_000)
    expect(fetch).toHaveBeenCalledTimes(3)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(fetch).toHaveBeenCalledTimes(3)
    vi.useRealTimers()
  })

  it('that the server has ended is deleted without a call to it', async () => {
    signedIn()
    const { calls } = fakeApi({})
    await forgetSession()
    expect(currentSession()).toBeNull()
    expect(endSessions).toHaveBeenCalledTimes(1)
    expect(calls).toEqual([])
  })

  it('lives in memory where storage is forbidden', async () => {
    vi.stubGlobal('localStorage', undefined)
    vi.stubGlobal('sessionStorage', undefined)
    await startSession(aUser(), 'custom', true)
    vi.unstubAllGlobals()
    expect(localStorage.length).toBe(0)
    expect(currentSession()?.user.uid).toBe('uid-member')
  })

  it('is read again at load', async () => {
    signedIn()
    const { calls } = fakeApi({ get_user_data: () => ({ data: [aUser({ user: 'renamed' })] }) })
    await resumeSession()
    expect(calls).toEqual([{ name: 'get_user_data', input: { user: 'uid-member' } }])
    expect(currentSession()?.user.user).toBe('renamed')
  })

  it('ignores changes of an account that is no longer signed in', () => {
    signedIn({ uid: 'other', user: 'other' })
    updateUser(aUser())
    expect(currentSession()?.user.user).toBe('other')
  })
})

describe('tabs', () => {
  it('follow what another one stores in the browser', () => {
    render(<Name />)
    localStorage.setItem('dsp-login-status', 'true')
    otherTab('dsp-user', JSON.stringify(aUser()))
    expect(screen.getByText('member01')).toBeDefined()
    otherTab('dsp-login-status', 'false')
    expect(screen.getByText('signed out')).toBeDefined()
  })

  it('do not lose a session of their own', () => {
    signedIn({ user: 'own' }, 'tab')
    render(<Name />)
    localStorage.setItem('dsp-login-status', 'true')
    otherTab('dsp-user', JSON.stringify(aUser()))
    expect(screen.getByText('own')).toBeDefined()
  })

  it.each(['{', '7', '{"uid":1}', null])('take %j for signed out', (stored) => {
    render(<Name />)
    localStorage.setItem('dsp-login-status', 'true')
    otherTab('dsp-user', stored)
    expect(screen.getByText('signed out')).toBeDefined()
  })
})

describe('a call', () => {
  const headersOf = (fetch: ReturnType<typeof fakeApi>['fetch']) =>
    new Headers(fetch.mock.calls[0]?.[1]?.headers)

  it('carries the ID token of the signed-in member, and none of an anonymous visitor', async () => {
    const { fetch } = fakeApi({ theme: () => ({}) })
    await callApi('theme', { theme: 'true' })
    expect(headersOf(fetch).get('authorization')).toBeNull()
    expect(idTokenOf).not.toHaveBeenCalled()
    fetch.mockClear()
    signedIn()
    await callApi('theme', { theme: 'true' })
    expect(headersOf(fetch).get('authorization')).toBe('Bearer id-token-of-uid-member')
  })

  it('that finds the session ended ends it here, and reports it once', async () => {
    signedIn()
    const { user } = renderScreen(<Name />)
    fakeApi({
      theme: () => {
        throw new FakeRefusal('session-ended')
      },
    })
    await act(async () => {
      const calls = [1, 2].map(() => callApi('theme', { theme: 'true' }).catch(notifyFailure))
      await Promise.all(calls)
    })
    expect(screen.getByText('signed out')).toBeDefined()
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Session ended')
    await user.click(screen.getByRole('button', { name: 'No' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('is not made when Firebase knows of no session', async () => {
    signedIn()
    renderScreen(<Name />)
    idTokenOf.mockResolvedValueOnce(null)
    const { calls } = fakeApi({})
    await act(async () => {
      await expect(callApi('theme', { theme: 'true' })).rejects.toMatchObject({ code: 'session-ended' })
    })
    expect(calls).toEqual([])
    expect(currentSession()).toBeNull()
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Session ended')
    await act(async () => screen.getByRole('button', { name: 'No' }).click())
  })

  it('without a connection to Firebase says so, and the session continues', async () => {
    signedIn()
    idTokenOf.mockRejectedValueOnce(Object.assign(new Error(), { code: 'auth/network-request-failed' }))
    fakeApi({})
    await expect(callApi('theme', { theme: 'true' })).rejects.toMatchObject({ code: 'offline' })
    expect(currentSession()).not.toBeNull()
  })
})

import { rules } from '@dlm/contract/rules'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { currentSession } from '../auth/session.ts'
import { aUser, signedIn } from '../testing/a-user.ts'
import { FakeRefusal, fakeApi } from '../testing/fake-api.ts'
import { beginSession } from '../testing/fake-firebase-sessions.ts'
import { message } from '../testing/message.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import Profile from './profile.tsx'

/** The keys below the account ask for themselves, and have tests of their own. */
vi.mock('../features/sonata/my-keys.tsx', () => ({ MyKeys: () => null }))
/** So does the picture beside the form. */
vi.mock('../features/media/stage/latest-album-picture.tsx', () => ({ LatestAlbumPicture: () => null }))

const PASSWORD = 'Right#2025'

beforeEach(() => {
  vi.clearAllMocks()
})

function refuse(code: ConstructorParameters<typeof FakeRefusal>[0]) {
  return () => {
    throw new FakeRefusal(code)
  }
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const dialogText = async () => (await message()).textContent

async function fillSignIn({ user }: ReturnType<typeof renderScreen>) {
  await user.type(screen.getByLabelText('Username or e-mail'), 'member01')
  await user.type(screen.getByLabelText('Password'), PASSWORD)
  await user.click(button('Sign in'))
}

describe('the sign-in', () => {
  it('asks the server nothing while a rule is broken', async () => {
    const { calls } = fakeApi({})
    const { user } = renderScreen(<Profile />)
    await user.type(screen.getByLabelText('Username or e-mail'), 'short')
    await user.click(button('Sign in'))
    expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
      'Usernames have 6 to 20 characters: letters of one alphabet, digits, dots, dashes and underscores.',
      'Passwords have 8 to 16 characters with an upper-case letter, a lower-case letter and a number.',
    ])
    const report = await screen.findByRole('status', { name: 'Username not valid' })
    expect(report.textContent).toContain(
      'Not a valid username. Username must be between 5 to 10 characters long.',
    )
    expect(document.activeElement).toBe(screen.getByLabelText('Username or e-mail'))
    expect(calls).toEqual([])
  })

  it.each([
    [true, 'browser'],
    [false, 'tab'],
  ] as const)('with “Remember me” %s begins a session of the %s', async (remember, persistence) => {
    const { calls } = fakeApi({
      signin: () => ({ data: [aUser()], token: 'custom', device: 'A'.repeat(65) }),
    })
    const view = renderScreen(<Profile />)
    if (remember) await view.user.click(screen.getByLabelText('Remember me'))
    await fillSignIn(view)
    expect(await dialogText()).toContain('User Signed In')
    expect(calls[0]).toEqual({ name: 'signin', input: { user: 'member01', pass: PASSWORD } })
    expect(beginSession).toHaveBeenCalledWith('custom', persistence)
    expect(localStorage.getItem('dsp-devices')).toBe('A'.repeat(65))
    expect(screen.getByRole('heading', { level: 1, name: 'member01', hidden: true })).toBeDefined()
    await view.user.click(button('OK'))
  })

  it.each([
    ['/profile?back=%2Frate', '/rate'],
    ['/profile?back=%2F%2Felsewhere.test', '/profile?back=%2F%2Felsewhere.test'],
  ])('from %s leads to %s', async (from, to) => {
    fakeApi({ signin: () => ({ data: [aUser()], token: 'custom', device: 'A'.repeat(65) }) })
    const view = renderScreen(<Profile />, from)
    await fillSignIn(view)
    await dialogText()
    await waitFor(() => expect(view.address()).toBe(to))
    await view.user.click(button('OK'))
  })

  it.each([
    ['/varify_key?key=SON-ATA-GHIJ-KL', 'Sign in to check a key.'],
    ['/sonata?mid=mid-1&cypher=ABCDEFGHIJKL', 'Sign in to request your key.'],
    ['/rate', 'Sign in or create an account to save media, ask questions and rate us.'],
  ])('that %s led to says “%s”', (from, reason) => {
    renderScreen(<Profile />, `/profile?back=${encodeURIComponent(from)}`)
    expect(screen.getByText(reason)).toBeDefined()
  })

  it('refused clears the form, and says why', async () => {
    fakeApi({ signin: refuse('sign-in-failed') })
    const view = renderScreen(<Profile />)
    await fillSignIn(view)
    expect(await dialogText()).toContain('Ooops...The username or password is wrong.')
    await view.user.click(button('Close'))
    expect((screen.getByLabelText('Username or e-mail') as HTMLInputElement).value).toBe('')
    expect(currentSession()).toBeNull()
  })

  it('of an account that needs a new password leads to it', async () => {
    fakeApi({ signin: refuse('password-reset-required') })
    const view = renderScreen(<Profile />)
    await fillSignIn(view)
    await view.user.click(await screen.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(view.address()).toBe('/forgot_password'))
  })

  it('says how long to wait after too many tries', async () => {
    const limited = {
      status: 'error',
      code: 'too-many-requests',
      msg: '',
      title: 'Slow down',
      retryAfter: 840,
    }
    vi.stubGlobal('fetch', async () => Response.json(limited, { status: 429 }))
    const view = renderScreen(<Profile />)
    await fillSignIn(view)
    expect(await dialogText()).toContain('Please wait 14 minutes and try again.')
    await view.user.click(button('Close'))
  })
})

describe('the form', () => {
  it('that was chosen is there again', async () => {
    const { user, unmount } = renderScreen(<Profile />)
    await user.click(screen.getByRole('tab', { name: 'Sign up' }))
    unmount()
    renderScreen(<Profile />)
    expect(screen.getByRole('tab', { name: 'Sign up' }).getAttribute('aria-selected')).toBe('true')
  })

  it('that signs up says what a field takes, as its hint and as what is wrong with it', async () => {
    const { user } = renderScreen(<Profile />)
    await user.click(screen.getByRole('tab', { name: 'Sign up' }))
    const field = screen.getByLabelText('Username')
    const note = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
    const hint = note()
    await user.click(button('Sign up'))
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(note()).toBe(hint)
    expect(document.activeElement).toBe(field)

    // The next try has a report of its own, in place of this one.
    await screen.findByRole('status', { name: 'Username not valid' })
    await user.type(field, 'newmember')
    await user.click(button('Sign up'))
    expect((await screen.findByRole('status', { name: 'Password not valid' })).textContent).toContain(
      rules.password.message,
    )
    expect(screen.queryByRole('status', { name: 'Username not valid' })).toBeNull()
  })

  it('that signs in comes after the sign-up, with the name in it and the focus on the password', async () => {
    fakeApi({ signup: () => ({}) })
    const { user } = renderScreen(<Profile />)
    await user.click(screen.getByRole('tab', { name: 'Sign up' }))
    await user.type(screen.getByLabelText('Username'), 'newmember')
    await user.type(screen.getByLabelText('E-mail'), 'new@dlm.test')
    await user.type(screen.getByLabelText('Password'), PASSWORD)
    await user.type(screen.getByLabelText('Confirm password'), PASSWORD)
    await user.click(screen.getByRole('checkbox'))
    await user.click(button('Sign up'))
    expect((await screen.findByLabelText<HTMLInputElement>('Username or e-mail')).value).toBe('newmember')
    expect(document.activeElement).toBe(screen.getByLabelText('Password'))

    const tab = screen.getByRole('tab', { name: 'Sign in' })
    await user.click(screen.getByRole('tab', { name: 'Sign up' }))
    await user.click(tab)
    expect(document.activeElement).toBe(tab)
  })

  it('that signs up is as it was after the terms were read, once', async () => {
    const fields = () => ['Username', 'E-mail', 'Password', 'Confirm password'].map(textIn)
    const textIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
    const { user, unmount, address } = renderScreen(<Profile />)
    await user.click(screen.getByRole('tab', { name: 'Sign up' }))
    await user.type(screen.getByLabelText('Username'), 'newmember')
    await user.type(screen.getByLabelText('E-mail'), 'new@dlm.test')
    await user.type(screen.getByLabelText('Password'), PASSWORD)
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('link', { name: 'terms & conditions' }))
    expect(address()).toBe('/terms_n_conditions')
    unmount()
    const again = renderScreen(<Profile />)
    expect(fields()).toEqual(['newmember', 'new@dlm.test', PASSWORD, ''])
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
    again.unmount()
    renderScreen(<Profile />)
    expect(fields()).toEqual(['', '', '', ''])
  })

  it('reveals a password on demand', async () => {
    const { user } = renderScreen(<Profile />)
    const field = screen.getByLabelText('Password') as HTMLInputElement
    expect(field.type).toBe('password')
    await user.click(button('Show what you typed'))
    expect(field.type).toBe('text')
  })
})

describe('the account page', () => {
  it('of a member who is not verified says so and leads to it', () => {
    signedIn({ varified: 'none', nic: '' })
    renderScreen(<Profile />)
    expect(screen.getByText('Not Varified')).toBeDefined()
    expect(screen.getByRole('link', { name: /Verify your account/ }).getAttribute('href')).toBe('/varify')
    expect(screen.queryByRole('button', { name: 'Admin' })).toBeNull()
  })

  it('of a verified member does not ask for it again', () => {
    signedIn()
    renderScreen(<Profile />)
    expect(screen.getByText('*********678')).toBeDefined()
    expect(screen.queryByRole('link', { name: /Verify/ })).toBeNull()
  })

  it('asks no N.I.C of a member who has none, and nothing is deleted without a yes', async () => {
    signedIn({ varified: 'none', nic: '' })
    const { calls } = fakeApi({})
    const { user } = renderScreen(<Profile />)
    await user.click(button('Delete account'))
    expect(screen.queryByLabelText('N.I.C number')).toBeNull()
    await user.type(screen.getByLabelText('Password'), PASSWORD)
    await user.click(button('Delete permanently'))
    expect(await dialogText()).toContain('delete the account member01 with its photo')
    await user.click(button('No'))
    expect(calls.map(({ name }) => name)).not.toContain('del_user')
    expect(currentSession()).not.toBeNull()
  })
})

describe('the admin panel', () => {
  const admin = { role: 'admin', adid: 'ADM-1001' } as const
  const closed = refuse('admin-session-required')
  const noCounts = {
    media: 0,
    news: 0,
    events: 0,
    products: 0,
    services: 0,
    questions: 0,
    sonata: 0,
    users: 1,
  }
  const enter = async ({ user }: ReturnType<typeof renderScreen>) => {
    await user.click(button('Admin'))
    expect(await screen.findByLabelText('Admin id')).toHaveProperty('value', 'ADM-1001')
    await user.type(screen.getByLabelText('Admin password'), 'Adm1n#25')
    await user.click(button('Open the dashboard'))
  }

  it('goes straight in while the admin session lives', async () => {
    signedIn(admin)
    fakeApi({ dashboard_counts: () => noCounts })
    const view = renderScreen(<Profile />)
    await view.user.click(button('Admin'))
    await vi.waitFor(() => expect(view.address()).toBe('/admin_dashboard?id=ADM-1001'))
  })

  it('opens the dashboard', async () => {
    signedIn(admin)
    fakeApi({ dashboard_counts: closed, admin_signin: () => ({ adid: 'ADM-1001' }) })
    const view = renderScreen(<Profile />)
    await enter(view)
    await vi.waitFor(() => expect(view.address()).toBe('/admin_dashboard?id=ADM-1001'))
  })

  it('opens nothing for a wrong password', async () => {
    signedIn(admin)
    fakeApi({ dashboard_counts: closed, admin_signin: refuse('admin-sign-in-failed') })
    const view = renderScreen(<Profile />, '/profile')
    await enter(view)
    expect(await dialogText()).toContain('Ooops...')
    await view.user.click(button('Close'))
    expect(view.address()).toBe('/profile')
  })

  it('asks for a new password in place of an initial one', async () => {
    signedIn(admin)
    const grant = 'a-grant-of-sixteen-letters'
    const { calls } = fakeApi({
      dashboard_counts: closed,
      admin_signin: () => ({ adid: 'ADM-1001', grant }),
      update_admin_password: () => ({}),
    })
    const view = renderScreen(<Profile />)
    await enter(view)
    await view.user.type(await screen.findByLabelText('New password'), 'Own#2025')
    await view.user.type(screen.getByLabelText('Confirm new password'), 'Own#2025')
    await view.user.click(button('Set Password'))
    expect(await dialogText()).toContain('Password Changed')
    expect(calls.at(-1)).toEqual({
      name: 'update_admin_password',
      input: { email: 'member@dlm.test', password: 'Own#2025', grant },
    })
    await act(async () => button('OK').click())
    expect(screen.getByLabelText('Admin id')).toBeDefined()
  })
})

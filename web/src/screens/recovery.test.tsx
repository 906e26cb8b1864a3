import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { currentSession } from '../auth/session.ts'
import { ForgotAdminPassword } from '../features/accounts/recovery/forgot-admin-password.tsx'
import { ForgotPassword } from '../features/accounts/recovery/forgot-password.tsx'
import { storeSentOtp } from '../features/accounts/recovery/sent-otp.ts'
import { Verify } from '../features/accounts/recovery/verify.tsx'
import { signedIn } from '../testing/a-user.ts'
import { FakeRefusal, fakeApi } from '../testing/fake-api.ts'
import { message } from '../testing/message.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import MakeId from './make-id.tsx'

const grant = 'a-grant-of-sixteen-letters'
const button = (name: string) => screen.getByRole('button', { name })
const ok = async (title: string) => {
  const dialog = await message(title)
  await act(async () => within(dialog).getByRole('button').click())
}

afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
})

describe('a new password', () => {
  it('takes e-mail, OTP and the password twice, ends the session and leads home', async () => {
    signedIn()
    const { calls } = fakeApi({
      forgot_mail: () => ({}),
      get_varify: () => ({ grant }),
      update_password: () => ({}),
    })
    const { user, address } = renderScreen(<ForgotPassword />)
    await user.click(button('Send OTP'))
    await ok('OTP Sent')
    await user.type(screen.getByLabelText('OTP'), '123456')
    await user.click(button('Varify Account'))
    await ok('Request Granted')
    await user.type(screen.getByLabelText('New password'), 'Newly#2026')
    await user.type(screen.getByLabelText('Confirm new password'), 'Newly#2025')
    await user.click(button('Set Password'))
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Your password is not matched with confirming password.',
    )
    await user.clear(screen.getByLabelText('Confirm new password'))
    await user.type(screen.getByLabelText('Confirm new password'), 'Newly#2026')
    await user.click(button('Set Password'))
    await ok('Password Changed')
    expect(address()).toBe('/home')
    expect(currentSession()).toBeNull()
    const email = 'member@dlm.test'
    expect(calls).toEqual([
      { name: 'forgot_mail', input: { email, purpose: 'password' } },
      { name: 'get_varify', input: { email, otp: '123456', purpose: 'password' } },
      { name: 'update_password', input: { email, password: 'Newly#2026', grant } },
    ])
  })

  it('starts again when the grant is used up', async () => {
    fakeApi({
      forgot_mail: () => ({}),
      get_varify: () => ({ grant }),
      update_password: () => {
        throw new FakeRefusal('grant-not-valid')
      },
    })
    const { user } = renderScreen(<ForgotPassword />)
    await user.type(screen.getByLabelText('E-mail'), 'member@dlm.test')
    await user.click(button('Send OTP'))
    await ok('OTP Sent')
    await user.type(screen.getByLabelText('OTP'), '123456')
    await user.click(button('Varify Account'))
    await ok('Request Granted')
    for (const field of ['New password', 'Confirm new password'])
      await user.type(screen.getByLabelText(field), 'Newly#2026')
    await user.click(button('Set Password'))
    await ok('Not allowed')
    expect(screen.getByLabelText('E-mail')).toBeDefined()
  })

  it('stays at the first step when no OTP could be sent', async () => {
    fakeApi({
      forgot_mail: () => {
        throw new FakeRefusal('mail-not-sent')
      },
    })
    const { user } = renderScreen(<ForgotPassword />)
    await user.type(screen.getByLabelText('E-mail'), 'member@dlm.test')
    await user.click(button('Send OTP'))
    expect((await screen.findByRole('alertdialog')).textContent).toContain('OTP Sent Failed')
    await user.click(button('Close'))
    expect(button('Send OTP')).toBeDefined()
  })
})

describe('an OTP that was sent', () => {
  const email = 'member@dlm.test'

  it('can be typed after a reload, and the wait for another continues', async () => {
    const answers = { forgot_mail: () => ({}), get_varify: () => ({ grant }) }
    const { calls } = fakeApi(answers)
    const before = renderScreen(<ForgotPassword />)
    await before.user.type(screen.getByLabelText('E-mail'), email)
    await before.user.click(button('Send OTP'))
    await ok('OTP Sent')
    before.unmount()

    const { user, unmount } = renderScreen(<ForgotPassword />)
    expect(screen.queryByLabelText('E-mail')).toBeNull()
    expect(screen.getByText(/sent to mem\*+@dlm\.test/)).toBeDefined()
    expect(screen.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDefined()
    await user.type(screen.getByLabelText('OTP'), '123456')
    await user.click(button('Varify Account'))
    await ok('Request Granted')
    expect(screen.getByLabelText('New password')).toBeDefined()
    expect(calls.at(-1)).toEqual({ name: 'get_varify', input: { email, otp: '123456', purpose: 'password' } })
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(new RegExp(`123456|${grant}`))

    // The OTP is used up, and the grant was this page's.
    unmount()
    renderScreen(<ForgotPassword />)
    expect(screen.getByLabelText('E-mail')).toBeDefined()
  })

  it('of a moment ago is reported, with the field to type it and the time until another', async () => {
    fakeApi({
      forgot_mail: () => {
        throw new FakeRefusal('otp-just-sent', 42)
      },
    })
    const { user } = renderScreen(<ForgotPassword />)
    await user.type(screen.getByLabelText('E-mail'), email)
    await user.click(button('Send OTP'))
    const dialog = await message()
    expect(dialog.textContent).toContain('We just sent a code')
    expect(dialog.textContent).not.toContain('Too many')
    await act(async () => button('OK').click())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('OTP')))
    expect(button('Send again in 42 s')).toBeDefined()
  })

  it('to a mistyped address can be left for another one', async () => {
    storeSentOtp('password', 'typo@dlm.test', 60)
    const { user } = renderScreen(<ForgotPassword />)
    await user.click(button('Use another address'))
    expect(screen.getByLabelText('E-mail')).toBeDefined()
    expect(sessionStorage.getItem('dsp-otp')).toBeNull()
  })

  it('is valid for its account and purpose only, and expires after ten minutes', () => {
    const firstStep = () => {
      const { unmount } = renderScreen(<Verify />, '/varify')
      const isFirst = screen.queryByLabelText('E-mail') !== null
      unmount()
      return isFirst
    }
    signedIn({ varified: 'none', nic: '' })
    storeSentOtp('nic', email, 60)
    expect(firstStep()).toBe(false)
    storeSentOtp('nic', 'other@dlm.test', 60)
    expect(firstStep()).toBe(true)
    storeSentOtp('password', email, 60)
    expect(firstStep()).toBe(true)
    vi.useFakeTimers({ now: Date.now() - 600_000, toFake: ['Date'] })
    storeSentOtp('nic', email, 60)
    vi.useRealTimers()
    expect(firstStep()).toBe(true)
  })
})

describe('another OTP', () => {
  it('can be sent after a minute, and then after another', async () => {
    vi.useFakeTimers()
    const { calls } = fakeApi({ forgot_mail: () => ({}) })
    signedIn({ varified: 'none', nic: '' })
    storeSentOtp('nic', 'member@dlm.test', 60)
    renderScreen(<Verify />, '/varify')
    await act(async () => button('Send again in 60 s').click())
    expect(calls).toEqual([])
    await act(async () => vi.advanceTimersByTimeAsync(60_000))
    await act(async () => button('Send again').click())
    expect(calls).toEqual([{ name: 'forgot_mail', input: { email: 'member@dlm.test', purpose: 'nic' } }])
    expect(button('Send again in 60 s')).toBeDefined()
  })
})

describe('who is led elsewhere', () => {
  it.each([
    ['verification, signed out', <Verify key="v" />, null, '/profile?back=%2Fvarify'],
    ['verification, verified', <Verify key="v" />, {}, '/profile'],
    [
      'admin password, signed out',
      <ForgotAdminPassword key="a" />,
      null,
      '/profile?back=%2Fforgot_admin_password',
    ],
    ['admin password, no admin', <ForgotAdminPassword key="a" />, {}, '/profile'],
    ['member card, signed out', <MakeId key="m" />, null, '/profile?back=%2Fmake_ID'],
  ])('%s', (_name, shown, account, to) => {
    if (account) signedIn(account)
    expect(renderScreen(shown, '/start').address()).toBe(to)
  })

  it('not the member who is to be verified, who sees a masked address', () => {
    signedIn({ varified: 'none', nic: '' })
    expect(renderScreen(<Verify />, '/varify').address()).toBe('/varify')
    expect(screen.getByText('mem***@dlm.test')).toBeDefined()
  })
})

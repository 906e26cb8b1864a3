import { factorTexts } from '@dlm/contract/accounts/factor.texts'
import { errors } from '@dlm/contract/errors'
import { rules } from '@dlm/contract/rules'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { FakeRefusal, fakeApi } from '../testing/fake-api.ts'
import { message } from '../testing/message.ts'
import { dashboard_counts, openDashboard } from '../testing/open-dashboard.tsx'

vi.mock('../auth/firebase-sessions.ts', () => import('../testing/fake-firebase-sessions.ts'))
const drawn = vi.hoisted(() => [] as string[])
vi.mock('../features/site/share/qr-code.ts', () => ({
  qrCode: async (text: string) => {
    drawn.push(text)
    return new Image()
  },
}))

const since = Date.parse('2026-03-04')
const codes = Array.from({ length: 10 }, (_, at) => `abcd-efgh-jkmn-pqrs-tvwx-000${at}`)
let state: { since: number | null; recoveryCodes: number }
beforeEach(() => {
  drawn.length = 0
  state = { since: null, recoveryCodes: 0 }
})

/** The server: its admin password is `Adm1n#25`, the app shows 123456. */
function aServer() {
  const prove = ({ adps, code }: { adps?: string | undefined; code?: string | undefined }) => {
    if (adps !== undefined && adps !== 'Adm1n#25')
      throw new FakeRefusal('admin-password-wrong', undefined, ['adps'])
    if (code !== undefined && code !== '123456')
      throw new FakeRefusal('factor-code-wrong', undefined, ['code'])
  }
  return fakeApi({
    dashboard_counts,
    get_factor: () => state,
    start_factor: (input) => {
      prove(input)
      return { secret: 'ABCDEFGH', url: 'otpauth://totp/it' }
    },
    confirm_factor: (input) => {
      prove(input)
      state = { since, recoveryCodes: 10 }
      return { codes }
    },
    stop_factor: (input) => {
      prove(input)
      state = { since: null, recoveryCodes: 0 }
      return {}
    },
    new_recovery_codes: (input) => {
      prove(input)
      state = { since, recoveryCodes: 10 }
      return { codes }
    },
  })
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const heading = (name: string) => screen.findByRole('heading', { name })

it('is turned on with the admin password and a first code, and shows the recovery codes once', async () => {
  aServer()
  openDashboard('factor')
  await heading('The second factor is off')
  await press('Turn it on')
  await userEvent.type(screen.getByLabelText('Admin password'), 'Wr0ng#99')
  await press('Continue')
  expect(await screen.findByText(errors['admin-password-wrong'].msg, { exact: false })).toBeDefined()
  await userEvent.type(screen.getByLabelText('Admin password'), 'Adm1n#25')
  await press('Continue')

  await heading('Add the portal to your app')
  expect(screen.getByText('ABCD EFGH')).toBeDefined()
  expect(screen.getByRole('img', { name: 'QR code for your authenticator app' })).toBeDefined()
  expect(drawn).toEqual(['otpauth://totp/it'])
  const code = screen.getByLabelText('Code')
  expect(code.getAttribute('autocomplete')).toBe('one-time-code')
  await waitFor(() => expect(document.activeElement).toBe(code))
  await press('Turn it on')
  expect(await screen.findByText(rules.factorCode.message, { exact: false })).toBeDefined()
  await userEvent.type(code, '000000')
  await press('Turn it on')
  expect(await screen.findByText(errors['factor-code-wrong'].msg, { exact: false })).toBeDefined()
  await userEvent.clear(code)
  await userEvent.type(code, '123 456')
  await press('Turn it on')

  await heading('Your recovery codes')
  const list = within(screen.getByRole('list', { name: 'Recovery codes' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes)
  await press('I have kept them')
  await heading('The second factor is on')
  expect(screen.getByText(/Since March 4, 2026\. You have 10 recovery codes left/)).toBeDefined()
  expect(screen.queryByText(codes[0] ?? '')).toBeNull()
})

it('is turned off with the admin password', async () => {
  state = { since, recoveryCodes: 3 }
  const { calls } = aServer()
  openDashboard('factor')
  await heading('The second factor is on')
  await press('Turn it off')
  await press('Turn it off')
  expect(await screen.findByText(rules.factorProof.message, { exact: false })).toBeDefined()
  await userEvent.type(screen.getByLabelText('Admin password'), 'Adm1n#25')
  await press('Turn it off')
  await message(factorTexts.turnedOff.title)
  await heading('The second factor is off')
  expect(calls.filter(({ name }) => name === 'stop_factor').map(({ input }) => input)).toEqual([
    { adps: 'Adm1n#25' },
  ])
})

it('gets new recovery codes for a code, the wrong one named at its field', async () => {
  state = { since, recoveryCodes: 1 }
  const { calls } = aServer()
  openDashboard('factor')
  await heading('The second factor is on')
  await press('New recovery codes')
  await press('Use a code instead')
  await userEvent.type(screen.getByLabelText('Code'), '000000')
  await press('Make new codes')
  expect(await screen.findByText(errors['factor-code-wrong'].msg, { exact: false })).toBeDefined()
  await userEvent.clear(screen.getByLabelText('Code'))
  await userEvent.type(screen.getByLabelText('Code'), '123456')
  await press('Make new codes')
  await heading('Your recovery codes')
  const sent = calls.filter(({ name }) => name === 'new_recovery_codes').map(({ input }) => input)
  expect(sent).toEqual([{ code: '000000' }, { code: '123456' }])
})

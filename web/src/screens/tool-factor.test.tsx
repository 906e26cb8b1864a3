import type { FactorState } from '@dlm/contract/accounts/factor.schema'
import { factorTexts } from '@dlm/contract/accounts/factor.texts'
import type { PasskeyCreation } from '@dlm/contract/accounts/passkey.schema'
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
vi.mock('../page/share/qr-code.ts', () => ({
  qrCode: async (text: string) => {
    drawn.push(text)
    return new Image()
  },
}))

/** What the browser does with a passkey; its user cancels where the test says so. */
const browser = vi.hoisted(() => ({ turnsAway: false, takes: true }))
vi.mock('../lib/passkey-support.ts', async (original) => ({
  ...(await original<typeof import('../lib/passkey-support.ts')>()),
  takesPasskeys: () => browser.takes,
}))
vi.mock('../lib/passkeys.ts', async (original) => ({
  ...(await original<typeof import('../lib/passkeys.ts')>()),
  makePasskey: async ({ challenge }: { challenge: string }) => {
    if (browser.turnsAway) throw Object.assign(new Error('no'), { name: 'NotAllowedError' })
    return {
      ...{ id: 'id', rawId: 'id', type: 'public-key', clientExtensionResults: {} },
      response: { clientDataJSON: challenge, attestationObject: 'o2M', transports: [] },
    }
  },
}))

const options: PasskeyCreation = {
  ...{
    challenge: 'Y2hhbGxlbmdl',
    timeout: 1000,
    attestation: 'none',
    pubKeyCredParams: [],
    excludeCredentials: [],
  },
  rp: { name: 'The portal', id: 'portal.test' },
  user: { id: 'dXNlcg', name: 'boss', displayName: 'boss' },
  authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
}

const since = Date.parse('2026-03-04')
const codes = Array.from({ length: 10 }, (_, at) => `abcd-efgh-jkmn-pqrs-tvwx-000${at}`)
let state: FactorState
const off: FactorState = { since: null, recoveryCodes: 0, app: false, passkeys: [], isRequired: false }
const on: FactorState = { ...off, since, recoveryCodes: 10, app: true }
beforeEach(() => {
  drawn.length = 0
  Object.assign(browser, { turnsAway: false, takes: true })
  state = off
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
      state = on
      return { codes }
    },
    start_passkey: (input) => {
      prove(input)
      return { options }
    },
    add_passkey: ({ name }) => {
      const isFirst = state.since === null
      const added = { id: `id-${name}`, name, addedAt: since, usedAt: null }
      state = { ...state, since, recoveryCodes: 10, passkeys: [...state.passkeys, added] }
      return { codes: isFirst ? codes : [] }
    },
    remove_passkey: ({ id, ...input }) => {
      prove(input)
      state = { ...state, passkeys: state.passkeys.filter((passkey) => passkey.id !== id) }
      return {}
    },
    stop_factor: (input) => {
      prove(input)
      state = off
      return {}
    },
    new_recovery_codes: (input) => {
      prove(input)
      state = on
      return { codes }
    },
  })
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const heading = (name: string) => screen.findByRole('heading', { name })

it('is switched on with the admin password and a first code, and shows the recovery codes once', async () => {
  aServer()
  openDashboard('factor')
  await heading('The second factor is off')
  await press('Use an app')
  await userEvent.type(screen.getByLabelText('Admin password'), 'Wr0ng#99')
  await press('Continue')
  expect(await screen.findByText(errors['admin-password-wrong'].msg, { exact: false })).toBeDefined()
  await userEvent.type(screen.getByLabelText('Admin password'), 'Adm1n#25')
  await press('Continue')

  await heading('Set up your authenticator app')
  expect(screen.getByText('ABCD EFGH')).toBeDefined()
  expect(screen.getByRole('img', { name: 'QR code for your authenticator app' })).toBeDefined()
  expect(drawn).toEqual(['otpauth://totp/it'])
  const code = screen.getByLabelText('Code')
  expect(code.getAttribute('autocomplete')).toBe('one-time-code')
  await waitFor(() => expect(document.activeElement).toBe(code))
  await press('Turn on')
  expect(await screen.findByText(rules.factorCode.message, { exact: false })).toBeDefined()
  await userEvent.type(code, '000000')
  await press('Turn on')
  expect(await screen.findByText(errors['factor-code-wrong'].msg, { exact: false })).toBeDefined()
  await userEvent.clear(code)
  await userEvent.type(code, '123 456')
  await press('Turn on')

  await heading('Your recovery codes')
  const list = within(screen.getByRole('list', { name: 'Recovery codes' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes)
  await press('I’ve saved them')
  await heading('The second factor is on')
  expect(screen.getByText(/On since March 4, 2026\. You have 10 recovery codes left/)).toBeDefined()
  expect(screen.queryByText(codes[0] ?? '')).toBeNull()
})

it('is switched off with the admin password', async () => {
  state = { ...on, recoveryCodes: 3 }
  const { calls } = aServer()
  openDashboard('factor')
  await heading('The second factor is on')
  await press('Turn off')
  await press('Turn off')
  expect(await screen.findByText(rules.factorProof.message, { exact: false })).toBeDefined()
  await userEvent.type(screen.getByLabelText('Admin password'), 'Adm1n#25')
  await press('Turn off')
  await message(factorTexts.switchedOff.title)
  await heading('The second factor is off')
  expect(calls.filter(({ name }) => name === 'stop_factor').map(({ input }) => input)).toEqual([
    { adps: 'Adm1n#25' },
  ])
})

it('gets new recovery codes for a code, the wrong one named at its field', async () => {
  state = { ...on, recoveryCodes: 1 }
  const { calls } = aServer()
  openDashboard('factor')
  await heading('The second factor is on')
  await press('Create new recovery codes')
  await press('Use a code instead')
  await userEvent.type(screen.getByLabelText('Code'), '000000')
  await press('Create new recovery codes')
  expect(await screen.findByText(errors['factor-code-wrong'].msg, { exact: false })).toBeDefined()
  await userEvent.clear(screen.getByLabelText('Code'))
  await userEvent.type(screen.getByLabelText('Code'), '123456')
  await press('Create new recovery codes')
  await heading('Your recovery codes')
  const sent = calls.filter(({ name }) => name === 'new_recovery_codes').map(({ input }) => input)
  expect(sent).toEqual([{ code: '000000' }, { code: '123456' }])
})

it('is switched on with a passkey, after one that the browser did not make, and shows the recovery codes', async () => {
  const { calls } = aServer()
  openDashboard('factor')
  await heading('The second factor is off')
  await press('Use a passkey')
  await userEvent.type(screen.getByLabelText('Passkey name'), 'My phone')
  await userEvent.type(screen.getByLabelText('Admin password'), 'Adm1n#25')
  browser.turnsAway = true
  await press('Add passkey')
  expect(await screen.findByText(/Your browser didn’t use a passkey/)).toBeDefined()
  browser.turnsAway = false
  await press('Add passkey')
  await heading('Your recovery codes')
  await press('I’ve saved them')
  await heading('The second factor is on')
  expect(screen.getByText('No authenticator app is set up.')).toBeDefined()
  expect(within(screen.getByRole('list', { name: 'Passkeys' })).getByText('My phone')).toBeDefined()
  expect(calls.filter(({ name }) => name === 'add_passkey').map(({ input }) => input)).toMatchObject([
    { name: 'My phone', passkey: { response: { clientDataJSON: 'Y2hhbGxlbmdl' } } },
  ])
})

it('shows each passkey, and removes one for the admin password', async () => {
  const passkey = (name: string, usedAt: number | null) => ({
    id: `id-${name}`,
    name,
    addedAt: since,
    usedAt,
  })
  state = { ...on, passkeys: [passkey('Blue key', since), passkey('Old phone', null)] }
  aServer()
  openDashboard('factor')
  await heading('The second factor is on')
  const list = within(screen.getByRole('list', { name: 'Passkeys' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Blue keyAdded March 4, 2026, last used March 4, 2026Remove',
    'Old phoneAdded March 4, 2026, not used yetRemove',
  ])
  await press('Remove Old phone')
  const password = screen.getByLabelText('Admin password')
  await waitFor(() => expect(document.activeElement).toBe(password))
  await userEvent.type(password, 'Wr0ng#99')
  await press('Remove passkey')
  expect(await screen.findByText(errors['admin-password-wrong'].msg, { exact: false })).toBeDefined()
  await userEvent.clear(password)
  await userEvent.type(password, 'Adm1n#25')
  await press('Remove passkey')
  await waitFor(() => expect(screen.queryByText('Old phone')).toBeNull())
  expect(screen.getByText('Blue key')).toBeDefined()
})

it('says why there is no passkey where the browser takes none', async () => {
  browser.takes = false
  aServer()
  openDashboard('factor')
  await heading('The second factor is off')
  expect(screen.getByRole('button', { name: 'Use a passkey' })).toHaveProperty('disabled', true)
  expect(screen.getByText(/Passkeys need a supported browser/)).toBeDefined()
})

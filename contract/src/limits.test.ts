import { expect, it } from 'vitest'
import { contract } from './contract.ts'
import type { Endpoint } from './endpoint.ts'
import { bounds, limits } from './limits.ts'

const minute = 60
const hour = 3600
const day = 86_400

it('has the numbers of SECURITY "Limits", and of the export', () => {
  expect(limits).toEqual({
    'sign-in-account': { per: 'account', max: 5, window: 15 * minute, doubling: true, inRow: 100 },
    'sign-in-pace': { per: 'account', max: 10, every: 2 * minute },
    'sign-in-address': { per: 'address', max: 30, window: hour, refusals: true },
    'sign-up-address': { per: 'address', max: 3, window: hour },
    'otp-try': { per: 'account', max: 5, window: 10 * minute },
    'otp-try-pace': { per: 'account', max: 10, every: 2 * minute },
    'otp-try-address': { per: 'address', max: 20, window: hour, refusals: true },
    'otp-pause': { per: 'account', max: 1, window: minute },
    'otp-hour': { per: 'account', max: 5, window: hour },
    'otp-day': { per: 'account', max: 10, window: day },
    'otp-mail-pace': { per: 'account', max: 5, every: hour },
    'otp-mail-address': { per: 'address', max: 20, window: hour },
    'admin-password': { per: 'account', max: 5, window: 15 * minute, doubling: true },
    'admin-password-pace': { per: 'account', max: 10, every: 5 * minute },
    'album-code': { per: 'visitor', max: 10, window: hour },
    'album-code-address': { per: 'address', max: 10, window: hour },
    'album-codes': { per: 'album', max: 100, every: 5 * minute },
    questions: { per: 'member', max: 10, window: day },
    votes: { per: 'visitor', max: 60, window: hour },
    'votes-address': { per: 'address', max: 300, window: hour },
    'views-address': { per: 'address', max: 300, window: hour },
    'profile-photos': { per: 'member', max: 20, window: hour },
    'key-requests': { per: 'member', max: 20, window: hour },
    uploads: { per: 'member', max: 300, window: hour },
    'sonata-checks': { per: 'member', max: 10, window: hour },
    exports: { per: 'member', max: 10, window: hour },
    mails: { per: 'recipient', max: 10, window: hour },
  })
  expect(bounds).toEqual({
    otpLife: 10 * minute,
    grantLife: 10 * minute,
    adminIdle: 30 * minute,
    adminSession: 8 * hour,
    memberSession: 30 * day,
    albumGrant: hour,
    uploadToken: hour,
    albumToken: 365 * day,
    lockAtMost: day,
    page: 50,
    saved: 500,
    triesRemembered: 90 * day,
    secretsWaiting: 20,
    signUpsInEmulator: 30,
    callsInEmulator: 5_000,
  })
})

it('has no limit that no call reserves', () => {
  const reserved = Object.values<Endpoint>(contract).flatMap((call) => [
    ...call.limits,
    ...call.handlerLimits,
  ])
  expect(Object.keys(limits).filter((name) => !reserved.some((used) => used === name))).toEqual([])
})

it('guards what SECURITY says it guards', () => {
  const guarded = (name: keyof typeof contract) => {
    const call: Endpoint = contract[name]
    return [...call.limits, ...call.handlerLimits]
  }
  expect(guarded('signin')).toEqual(['sign-in-address', 'sign-in-account', 'sign-in-pace'])
  expect(guarded('signup')).toEqual(['sign-up-address'])
  expect(guarded('del_user')).toEqual(['sign-in-account', 'sign-in-pace'])
  const otpMails = ['otp-pause', 'otp-hour', 'otp-day', 'otp-mail-pace', 'mails']
  expect(guarded('forgot_mail')).toEqual(['otp-mail-address', ...otpMails])
  expect(guarded('get_varify')).toEqual(['otp-try-address', 'otp-try', 'otp-try-pace'])
  expect(guarded('admin_signin')).toEqual(['admin-password', 'admin-password-pace'])
  expect(guarded('unlock_album')).toEqual(['album-code', 'album-code-address', 'album-codes'])
  expect(guarded('qa')).toEqual(['questions'])
  expect(guarded('like_news')).toEqual(['votes', 'votes-address'])
  expect(guarded('unlike_news')).toEqual(['votes', 'votes-address'])
  expect(guarded('get_news_data')).toEqual(['views-address'])
  expect(guarded('watched_sr')).toEqual(['views-address'])
  expect(guarded('up_pp')).toEqual(['profile-photos'])
  expect(guarded('m_email_enter')).toEqual(['key-requests'])
  expect(guarded('start_upload')).toEqual(['uploads'])
  expect(guarded('varify_sonata')).toEqual(['sonata-checks'])
  expect(guarded('my_data')).toEqual(['exports'])
})

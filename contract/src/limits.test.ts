import { expect, it } from 'vitest'
import { contract } from './contract.ts'
import type { Endpoint } from './endpoint.ts'
import { bounds, limits } from './limits.ts'

const minute = 60
const hour = 3600
const day = 86_400

it('has the numbers of SECURITY "Limits", and of the export', () => {
  expect(limits).toEqual({
    'sign-in-account': { per: 'account', max: 5, window: 15 * minute, doubling: true },
    'sign-in-address': { per: 'address', max: 30, window: hour },
    'sign-up-address': { per: 'address', max: 3, window: hour },
    'otp-try': { per: 'account', max: 5, window: 10 * minute },
    'otp-pause': { per: 'account', max: 1, window: minute },
    'otp-hour': { per: 'account', max: 5, window: hour },
    'otp-day': { per: 'account', max: 10, window: day },
    'admin-password': { per: 'account', max: 5, window: 15 * minute, doubling: true },
    'album-code': { per: 'visitor', max: 10, window: hour },
    'album-codes': { per: 'album', max: 100, window: day },
    questions: { per: 'member', max: 10, window: day },
    votes: { per: 'visitor', max: 60, window: hour },
    'sonata-checks': { per: 'member', max: 10, window: hour },
    exports: { per: 'member', max: 10, window: hour },
    mails: { per: 'recipient', max: 10, window: hour },
  })
  expect(bounds).toEqual({
    otpLife: 10 * minute,
    grantLife: 10 * minute,
    failuresUntilForcedReset: 100,
    adminIdle: 30 * minute,
    adminSession: 8 * hour,
    memberSession: 30 * day,
    albumGrant: hour,
    albumToken: 365 * day,
    lockAtMost: day,
    page: 50,
    saved: 500,
    signUpsInEmulator: 30,
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
  expect(guarded('signin')).toEqual(['sign-in-address', 'sign-in-account'])
  expect(guarded('signup')).toEqual(['sign-up-address'])
  expect(guarded('del_user')).toEqual(['sign-in-account'])
  expect(guarded('forgot_mail')).toEqual(['otp-pause', 'otp-hour', 'otp-day', 'mails'])
  expect(guarded('get_varify')).toEqual(['otp-try'])
  expect(guarded('admin_signin')).toEqual(['admin-password'])
  expect(guarded('unlock_album')).toEqual(['album-code', 'album-codes'])
  expect(guarded('qa')).toEqual(['questions'])
  expect(guarded('like_news')).toEqual(['votes'])
  expect(guarded('unlike_news')).toEqual(['votes'])
  expect(guarded('varify_sonata')).toEqual(['sonata-checks'])
  expect(guarded('my_data')).toEqual(['exports'])
})

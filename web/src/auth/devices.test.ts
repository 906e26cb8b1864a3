import { beforeEach, expect, it } from 'vitest'
import { deviceHeader, storeDevice } from './devices.ts'

beforeEach(() => localStorage.clear())

it('a sign-in is remembered for the calls that look at a secret, and for no other', () => {
  expect(deviceHeader('signin')).toEqual({})
  storeDevice('one')
  for (const name of ['signin', 'del_user', 'forgot_mail', 'get_varify', 'admin_signin'] as const)
    expect(deviceHeader(name)).toEqual({ 'x-device': 'one' })
  expect(deviceHeader('get_news')).toEqual({})
})

it('the last five are, each once', () => {
  for (const token of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) storeDevice(token)
  expect(deviceHeader('signin')).toEqual({ 'x-device': 'c,f,e,d,b' })
})

import { expect, it } from 'vitest'
import { welcome } from './welcome.ts'

it('names the accounts of the demo data as what they are', () => {
  const lines = welcome('http://127.0.0.1:5050').split('\n')
  const lineOf = (user: string) => lines.find((line) => line.includes(user))
  expect(lineOf('siteadmin')).toContain('owner, admin id ADM-1001')
  expect(lineOf('member01')).toContain('verified member, NIC 200012345678')
  expect(lineOf('newcomer')).toContain('member, not verified')
})

import { expect, test } from 'vitest'
import { deployConfig, withoutLocalSources } from './deploy-config.ts'
import { readFirebaseConfig } from './firebase-config.ts'

test('drops the emulators’ addresses and nothing else', () => {
  const policy =
    "img-src 'self' data: http://127.0.0.1:9199; connect-src 'self' https://a.test http://localhost:9099"
  expect(withoutLocalSources(policy)).toBe("img-src 'self' data:; connect-src 'self' https://a.test")
})

test('a directive without a source left allows nothing, and one without sources stays', () => {
  expect(withoutLocalSources('connect-src http://127.0.0.1:9099; upgrade-insecure-requests')).toBe(
    "connect-src 'none'; upgrade-insecure-requests",
  )
})

test('does not remove a host that only looks like a local one', () => {
  expect(withoutLocalSources('img-src http://localhost.example')).toBe('img-src http://localhost.example')
})

test('what is deployed names no local address, in any header', () => {
  const config = readFirebaseConfig()
  const policies = JSON.stringify(deployConfig(config).hosting)
  expect(JSON.stringify(config.hosting)).toContain('127.0.0.1')
  expect(policies).not.toMatch(/127\.0\.0\.1|localhost/)
  expect(policies).toContain("script-src 'self';")
})

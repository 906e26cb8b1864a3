import { type AccountLimitName, type Limit, limits } from '@dlm/contract/limits'
import { describe, expect, it } from 'vitest'
import { runtimes } from '../../functions/src/runtimes.ts'
import { readFirebaseConfig } from '../../scripts/lib/firebase-config.ts'
import { sourceFiles } from '../support/source-files.ts'

const rules = readFirebaseConfig().hosting.headers

/** The headers of one rule, by their names. */
function headersOf(source: string): Record<string, string> {
  const headers = rules.filter((rule) => rule.source === source).flatMap((rule) => rule.headers)
  return Object.fromEntries(headers.map(({ key, value }) => [key, value]))
}

/** The directives of a content security policy, with their sources. */
function directivesOf(policy: string | undefined): Record<string, string[]> {
  const parts = (policy ?? '').split(';').map((part) => part.trim().split(' '))
  return Object.fromEntries(parts.map(([name = '', ...sources]) => [name, sources]))
}

const storage = ['https://firebasestorage.googleapis.com', 'http://127.0.0.1:9199']

describe('the headers of every answer', () => {
  it('are these', () => {
    const { 'Content-Security-Policy': _, 'Permissions-Policy': permissions, ...others } = headersOf('**')
    expect(others).toEqual({
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    })
    const granted = (permissions ?? '').split(', ').filter((feature) => !feature.endsWith('=()'))
    expect(granted).toEqual([
      'autoplay=(self)',
      'publickey-credentials-create=(self)',
      'publickey-credentials-get=(self)',
      'screen-wake-lock=(self)',
    ])
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
      expect(permissions).toContain(`${feature}=()`)
  })

  it('allow content from these sources only', () => {
    expect(directivesOf(headersOf('**')['Content-Security-Policy'])).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'data:', 'blob:', ...storage],
      'media-src': ["'self'", 'blob:', ...storage],
      'font-src': ["'self'"],
      'connect-src': [
        "'self'",
        'https://identitytoolkit.googleapis.com',
        'https://securetoken.googleapis.com',
        'https://firebasestorage.googleapis.com',
        'https://api.emailjs.com',
        'http://127.0.0.1:9099',
        'http://127.0.0.1:9199',
      ],
      'worker-src': ["'self'"],
      'manifest-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    })
  })

  it('let the files of locked albums run nothing', () => {
    for (const source of ['/locked/**', '/originals/**', '/room_files/**'])
      expect(headersOf(source)).toEqual({ 'Content-Security-Policy': "default-src 'none'; sandbox" })
  })

  it('of scripts, style sheets and fonts have shorter policies, which allow less or hold for pages alone', () => {
    const { 'Cache-Control': _, ...policies } = headersOf('/assets/**')
    expect(policies).toEqual({
      'Content-Security-Policy': "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
      'Permissions-Policy': 'camera=()',
    })
  })

  it('of a client room send no referrer, and keep search engines away', () => {
    expect(headersOf('/room')).toEqual({ 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' })
  })

  it('are weakened by no other rule', () => {
    const expected = ['**', '/locked/**', '/originals/**', '/room_files/**', '/room', '/assets/**']
    const others = rules.filter(({ source }) => !expected.includes(source))
    const names = others.flatMap(({ headers }) => headers.map(({ key }) => key))
    expect([...new Set(names)]).toEqual(['Cache-Control'])
  })
})

const server = sourceFiles('functions/src/**/*.ts')
const browser = sourceFiles('web/src/**/*.{ts,tsx}')

describe('source that is not there', () => {
  it.each([
    ['a cookie', /document\.cookie|set-cookie|\.cookie\(/i, "response.cookie('a', 'b')"],
    ['an address that passes the rules of Storage', /getSignedUrl|getDownloadURL/, 'file.getSignedUrl()'],
    [
      'text that becomes markup or code',
      /innerHTML|insertAdjacentHTML|\beval\(|new Function\b/i,
      'eval(text)',
    ],
    [
      'a password stored by Firebase',
      /WithEmailAndPassword|auth\.(?:create|update)User\(/,
      'auth.createUser({ password })',
    ],
  ])('%s', (_, pattern, example) => {
    expect(example).toMatch(pattern)
    expect([...server, ...browser].filter(({ text }) => pattern.test(text)).map(({ path }) => path)).toEqual(
      [],
    )
  })

  it('state of a process, but for what is built once', () => {
    const state =
      /^(?:export )?(?:let|var) |^(?:export )?const \w+(?:: [^=]+)? = new (?:Map|Set)(?:<.*>)?\(\)/m
    expect('const seen = new Map<string, number>()\nlet count = 0').toMatch(state)
    expect(server.filter(({ text }) => state.test(text)).map(({ path }) => path)).toEqual([])
  })
})

describe('the functions', () => {
  const index = server.find(({ path }) => path === 'functions/src/index.ts')?.text ?? ''

  it('give no other origin permission, any of them', () => {
    const served = Array.from(
      index.matchAll(/onRequest\(\s*\{ \.\.\.runtimes\.(\w+),/g),
      ([, name = '']) => name,
    )
    expect(served.length).toBe(index.split('onRequest(').length - 1)
    const options: Record<string, object> = runtimes
    expect(served.map((name) => [name, options[name]])).toMatchObject(
      served.map((name) => [name, { cors: false }]),
    )
  })

  it('have bounds, each in one table: memory, time and instances', () => {
    const functions = Array.from(index.matchAll(/^export const (\w+) = on[A-Z]\w+\(\s*\{ ([^,]+),/gm))
    expect(functions.map(([, name]) => name).sort()).toEqual(Object.keys(runtimes).sort())
    expect(functions.map(([, , first]) => first)).toEqual(functions.map(([, name]) => `...runtimes.${name}`))
    const bounds = ['memory', 'timeoutSeconds', 'maxInstances', 'concurrency']
    for (const runtime of Object.values(runtimes))
      expect(Object.keys(runtime)).toEqual(expect.arrayContaining(bounds))
    const elsewhere = new RegExp(`\\b(?:${bounds.join('|')}|minInstances|cpu):|setGlobalOptions`)
    expect('memory: 1').toMatch(elsewhere)
    expect(index).not.toMatch(elsewhere)
    const registering = server.filter(({ text }) => /from 'firebase-functions\/v2\/(?!https')/.test(text))
    expect(registering.map(({ path }) => path)).toEqual(['functions/src/index.ts'])
  })

  it('have a reason for their bounds, each in its row of that table', () => {
    const table = server.find(({ path }) => path === 'functions/src/runtimes.ts')?.text ?? ''
    const reasons = Array.from(
      table.matchAll(/^ {2}\/\*\*((?:(?!\*\/)[\s\S])+)\*\/\n {2}(\w+): \{/gm),
      ([, reason = '', name]) => [name, reason.replace(/\s|\*/g, '').length > 20],
    )
    expect(reasons).toEqual(Object.keys(runtimes).map((name) => [name, true]))
  })

  it('do not start beside an orphaned emulator, which they would use', () => {
    const [first] = /^\w+\(.*\)$/m.exec(index) ?? []
    expect(first).toBe('refuseStrayEmulators()')
  })
})

describe('a success', () => {
  it('clears the attempts of an account, never those of an address', () => {
    const cleared = server.filter(({ text }) => text.includes('throttle.clear('))
    expect(cleared.map(({ path }) => path)).toEqual(['functions/src/accounts/tries.ts'])
    // What it clears is typed: only limits by account.
    const accounts: Record<AccountLimitName, Limit> = limits
    expect(cleared[0]?.text).toContain('Record<string, { own: AccountLimitName')
    expect(accounts['sign-in-account'].per).toBe('account')
  })
})

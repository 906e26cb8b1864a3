import { contract, type EndpointName } from '@dlm/contract/contract'
import { describe, expect, it } from 'vitest'
import { handlers } from '../../functions/src/handlers.ts'
import { sourceFiles } from '../support/source-files.ts'

const names = Object.keys(contract) as EndpointName[]

describe('the endpoint table', () => {
  it('has exactly the handlers it needs', () => {
    expect(Object.keys(handlers).sort()).toEqual([...names].sort())
  })

  it('has a test over HTTP for each call', () => {
    const tests = sourceFiles('tests/api/*.test.ts', { tests: true })
    const untested = names.filter((name) => {
      // Named by a describe of its own, or by a row of a `describe.each`.
      const mention = new RegExp(
        `describe\\b.*'${name}'|^ +(\\[|(?:\\{ )?(?:name|add|remove): )'${name}'`,
        'm',
      )
      return !tests.some(({ text }) => mention.test(text))
    })
    expect(untested).toEqual([])
  })
})

describe('identity', () => {
  const functions = sourceFiles('functions/src/**/*.ts')

  it('reads ID tokens in one place, and always asks whether they were revoked', () => {
    const calls = functions.flatMap(({ path, text }) =>
      Array.from(text.matchAll(/verifyIdToken\(([^)]*)\)/g), ([, args]) => `${path}: ${args}`),
    )
    expect(calls).toEqual(['functions/src/accounts/identity.ts: idToken, true'])
  })

  it('takes no authority from custom claims', () => {
    const claims = functions.filter(({ text }) => /customClaims|token\.(role|admin)\b/.test(text))
    expect(claims.map(({ path }) => path)).toEqual([])
  })

  it('never believes req.ip', () => {
    expect(
      functions.filter(({ text }) => /\b(req|request)\.ips?\b/.test(text)).map(({ path }) => path),
    ).toEqual([])
  })
})

import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inRoot } from '../../scripts/lib/paths.ts'
import { type RulesRuntime, startRulesRuntime } from '../support/rules-runtime.ts'
import { ALL_STORAGE_CASES, STORAGE_CASES, type StorageCase } from './storage-cases.ts'
import { verifyCase } from './verify-case.ts'

const RULES = readFileSync(inRoot('storage.rules'), 'utf8')

let runtime: RulesRuntime

beforeAll(async () => {
  runtime = await startRulesRuntime()
  const loaded = await runtime.load('storage', RULES)
  expect(loaded).toMatchObject({ result: { rulesVersion: 2 }, errors: [], warnings: [] })
})

afterAll(() => runtime.stop())

const verify = (one: StorageCase, rulesetName = 'storage') => verifyCase(runtime, one, rulesetName)

const allowed = ALL_STORAGE_CASES.find((one) => one.allowed)
if (!allowed) throw new Error('the table allows nothing')

describe('storage.rules in the rules runtime', () => {
  test.each(Object.entries(STORAGE_CASES))('allow and deny as they should: %s', async (_, cases) => {
    for (const one of cases)
      expect(await verify(one), one.title).toMatchObject({ result: { permit: one.allowed }, errors: [] })
  })
})

describe('the rules runtime', () => {
  test('answers to an id that it was given, and under the action', async () => {
    expect(await runtime.send(JSON.stringify({ action: 'nonsense', id: 4711, context: {} }))).toMatchObject({
      id: 4711,
      action: 'nonsense',
      result: { permit: false },
      errors: [expect.stringContaining('not permitted')],
    })
  })

  test('denies under an unknown ruleset', async () => {
    const answer = await verify(allowed, 'never-loaded')
    expect(answer).toMatchObject({
      result: { permit: false },
      errors: [expect.stringContaining('unknown ruleset')],
    })
  })

  test.each([
    'not json',
    '[]',
    '"text"',
    '{}',
    '{"id":1}',
    '{"action":"verify","id":2}',
    '{"action":"verify","id":"x"}',
  ])('denies the malformed line %s and lives on', async (line) => {
    const answer = await runtime.send(line)
    expect(answer).toMatchObject({
      result: { permit: false },
      errors: [expect.stringContaining('not permitted')],
    })
    expect(await verify(allowed)).toMatchObject({ result: { permit: true } })
  })

  test('denies when a variable cannot be read, with the reason', async () => {
    const answer = await runtime.ask('verify', {
      rulesetName: 'storage',
      service: 'firebase.storage',
      path: '/b/x/o/public/a.webp',
      method: 'get',
      variables: { resource: { no_such_value: 1 } },
    })
    expect(answer).toMatchObject({
      result: { permit: false },
      errors: [expect.stringContaining('no_such_value')],
    })
  })

  test('denies when a rule fails while it is evaluated, with the line', async () => {
    await runtime.load('failing', rules('allow get: if request.auth.uid.size() > 0;'))
    expect(await verify(allowed, 'failing')).toMatchObject({
      result: { permit: false },
      errors: [expect.stringContaining('line [4]')],
    })
  })

  test('reports what does not compile with file and line, and denies under that name', async () => {
    const broken = await runtime.load('broken', rules('allow get: if (true;'))
    expect(broken.result).toBeUndefined()
    expect(JSON.parse(broken.errors[0] ?? '')).toMatchObject({
      description_: expect.any(String),
      sourcePosition_: { fileName_: 'storage.rules', line_: 4 },
    })
    expect(await verify(allowed, 'broken')).toMatchObject({ result: { permit: false } })
  })

  test('gives rules without a version the version 1, with a warning', async () => {
    const old = await runtime.load('old', rules('allow get: if true;').split('\n').slice(1).join('\n'))
    expect(old).toMatchObject({
      result: { rulesVersion: 1 },
      errors: [],
      warnings: [expect.stringContaining('version')],
    })
  })
})

function rules(rule: string): string {
  return [
    "rules_version = '2';",
    'service firebase.storage {',
    'match /b/{bucket}/o { match /{path=**} {',
    rule,
    '} } }',
  ].join('\n')
}

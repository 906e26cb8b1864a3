import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { ROOT } from '../lib/paths.ts'
import { atEndOf } from './edits.ts'
import { planEndpoint } from './endpoint.ts'
import { carryOut, type Plan } from './plan.ts'
import { planScreen } from './screen.ts'

/** A folder that has of the project what a plan changes. */
const copy = mkdtempSync(join(tmpdir(), 'scaffold-'))
afterAll(() => rmSync(copy, { recursive: true }))

/** The content of every file that a plan changes. */
function contents({ create, change }: Plan): (string | null)[] {
  return [...Object.keys(create), ...Object.keys(change)].map((path) =>
    existsSync(join(copy, path)) ? readFileSync(join(copy, path), 'utf8') : null,
  )
}

/** Carries a plan out that cannot be, and sees to it that nothing is written. */
async function expectRefusal(plan: Plan, change: Partial<Plan>, why: string): Promise<void> {
  for (const path of [...Object.keys(plan.change), 'package.json']) cpSync(join(ROOT, path), join(copy, path))
  const impossible = {
    create: { ...plan.create, ...change.create },
    change: { ...plan.change, ...change.change },
  }
  const before = contents(impossible)
  await expect(carryOut(copy, impossible)).rejects.toThrow(why)
  expect(contents(impossible)).toEqual(before)
}

describe('what is refused', () => {
  it.each([
    ['weather', 'get_rain', 'no domain'],
    ['../site', 'get_rain', 'no domain'],
    ['site', 'get-rain', 'no name'],
    ['site', 'GetRain', 'no name'],
    ['site', '../get_rain', 'no name'],
    ['site', 'get_news', 'already'],
  ])('a call %s %s', (domain, name, why) => {
    expect(() => planEndpoint(ROOT, domain, name)).toThrow(why)
  })

  it.each([
    ['weather', 'rain-radar', 'no feature'],
    ['..', 'rain-radar', 'no feature'],
    ['news', 'rain_radar', 'no name'],
    ['news', '../rain', 'no name'],
    ['news', 'view-events', 'already'],
  ])('a screen %s %s', (domain, name, why) => {
    expect(() => planScreen(ROOT, domain, name)).toThrow(why)
  })

  it('a file that is there, and then nothing is written', () =>
    expectRefusal(
      planEndpoint(ROOT, 'site', 'get_rain'),
      { create: { 'package.json': '' } },
      'package.json is there already',
    ))

  it('a list that is gone, and then nothing is written', () =>
    expectRefusal(
      planScreen(ROOT, 'news', 'rain-radar'),
      { change: { 'package.json': atEndOf('export const paths', '') } },
      'There is no “export const paths” to add to any more.',
    ))
})

/** scaffold.full.test.ts runs every check on the result. */
it('a call in each domain and a screen in each feature find every place they are written to', () => {
  const tables = readdirSync(join(ROOT, 'contract/src'), { recursive: true, encoding: 'utf8' })
  const domains = tables.flatMap((path) => /(\w+)\.endpoints\.ts$/.exec(path)?.[1] ?? [])
  expect(domains.length).toBeGreaterThan(9)
  const plans = [
    ...domains.map((domain) => planEndpoint(ROOT, domain, `get_${domain}_rain`)),
    ...['features', 'kinds'].flatMap((room) =>
      readdirSync(join(ROOT, 'web/src', room)).map((each) => planScreen(ROOT, each, `${each}-radar`)),
    ),
  ]
  for (const { create, change } of plans) {
    expect(Object.keys(create).filter((path) => existsSync(join(ROOT, path)))).toEqual([])
    for (const [path, edit] of Object.entries(change)) {
      const before = readFileSync(join(ROOT, path), 'utf8')
      expect(edit(before).length, path).toBeGreaterThan(before.length)
    }
  }
})

import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inRoot } from '../../scripts/lib/paths.ts'
import { type RulesRuntime, startRulesRuntime } from '../support/rules-runtime.ts'
import { ALL_STORAGE_CASES } from './storage-cases.ts'
import { verifyCase } from './verify-case.ts'

/** The rules without their comments. */
const rules = readFileSync(inRoot('storage.rules'), 'utf8').replace(/^\s*\/\/.*$/gm, '')

/** A small change of a rule: what it looks for, and its replacements. */
type Change = readonly [part: RegExp, instead: (match: string) => readonly string[]]

const number = (match: string) => [String(Number(match) - 1), String(Number(match) + 1)]

/**
 * Every kind of part that decides something in these rules. Not among them: the anchors of patterns, for `matches` takes the
 * whole text; further operations beside `create`, which `resource == null` would refuse all the same.
 */
const changes: readonly Change[] = [
  [/&&/g, () => ['||']],
  [/\|\|/g, () => ['&&']],
  [/==(?= )/g, () => ['!=']],
  [/!=/g, () => ['==']],
  [/<=/g, () => ['<', '>']],
  [/ > /g, () => [' >= ', ' < ']],
  [/\b(true|false)\b/g, (match) => [match === 'true' ? 'false' : 'true']],
  [/(?<=[( *{,])\d+\b/g, number],
  [/'[a-z]+\/[a-z0-9]+'/g, () => ["'text/none'"]],
  [/'identity'|''|null(?=\])/g, () => ["'other'"]],
  [/'uploadsUntil'/g, () => ["'other'"]],
  [/(?<=\[)[^\]]+(?=\])/g, (match) => (match.includes("'") ? [] : [`${match} `])],
  [/\bget:/g, () => ['get, list:', 'list:']],
  [/\bcreate:/g, () => ['update:']],
  [/\/(public|staging)\//g, () => ['/elsewhere/']],
  [/\{path=\*\*\}/g, () => ['{path}']],
  [/\{name\}/g, () => ['{name=**}']],
  [
    /\w+ == null\n\s+&& |request\.auth\.uid == uid\n\s+&& |isPlainName\(uploadId, name\)\n\s+&& |file\.size > 0 && |isPlain\(file\) && /g,
    () => [''],
  ],
]

/** Each rule set that differs from ours in one place. */
const mutants = changes.flatMap(([part, instead]) =>
  [...rules.matchAll(part)].flatMap((match) =>
    instead(match[0]).map((text) => ({
      name: `${match[0].trim()} → ${text.trim() || 'nothing'} in line ${rules.slice(0, match.index).split('\n').length}`,
      source: rules.slice(0, match.index) + text + rules.slice(match.index + match[0].length),
    })),
  ),
)

/** The subtle ones first. */
const cases = ALL_STORAGE_CASES.toReversed()
const atOnce = 40

let runtimes: RulesRuntime[]
beforeAll(async () => {
  runtimes = await Promise.all([startRulesRuntime(), startRulesRuntime()])
})
afterAll(() => Promise.all(runtimes.map((runtime) => runtime.stop())))

/** Whether a case comes out otherwise than it should under a rule set that a runtime has loaded. */
async function isNoticed(runtime: RulesRuntime, name: string): Promise<boolean> {
  for (let from = 0; from < cases.length; from += atOnce) {
    const batch = cases.slice(from, from + atOnce)
    const answers = await Promise.all(batch.map((one) => verifyCase(runtime, one, name)))
    const isOther = answers.some(
      ({ result, errors }, at) => result?.permit !== batch[at]?.allowed || errors.length > 0,
    )
    if (isOther) return true
  }
  return false
}

it('every part of storage.rules decides a case', { timeout: 300_000 }, async () => {
  expect(mutants.length).toBeGreaterThan(60)
  const unnoticed: string[] = []
  const waiting = [...mutants.entries()]
  // A machine of two cores is busy with two processes, each of which takes the next rule set.
  await Promise.all(
    runtimes.map(async (runtime) => {
      await runtime.load('ours', rules)
      expect(await isNoticed(runtime, 'ours')).toBe(false)
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const [at, { name, source }] = next
        const { errors } = await runtime.load(`mutant-${at}`, source)
        if (errors.length === 0 && !(await isNoticed(runtime, `mutant-${at}`))) unnoticed.push(name)
      }
    }),
  )
  expect(unnoticed).toEqual([])
})

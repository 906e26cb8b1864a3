import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { javaFolder } from '../../scripts/emulators/java.ts'
import { storageRulesJar } from '../../scripts/emulators/sealed/jars.ts'

/** A line that the runtime writes. */
export interface Answer {
  id: number
  status: string
  action: string
  result?: { permit?: boolean; rulesVersion?: number }
  errors: string[]
  warnings: string[]
}

/** The process that the CLI asks about storage rules, spoken to as the CLI does: one JSON object a line. */
export interface RulesRuntime {
  isFallback: boolean
  /** Sends one line as it is and waits for the next answer. */
  send(line: string): Promise<Answer>
  ask(action: string, context: object): Promise<Answer>
  load(rulesetName: string, source: string): Promise<Answer>
  stop(): Promise<void>
}

/** Starts the runtime as the CLI does and waits for its first line. */
export async function startRulesRuntime(): Promise<RulesRuntime> {
  const { jar, isFallback } = await storageRulesJar()
  const java = join(await javaFolder(), 'java')
  const child = spawn(java, ['-jar', jar, 'serve'], { stdio: ['pipe', 'pipe', 'ignore'] })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  let id = 0

  const next = async (): Promise<Answer> => {
    const { value, done } = await lines.next()
    if (done) throw new Error('the rules runtime has ended')
    return JSON.parse(value)
  }
  const send = (line: string): Promise<Answer> => {
    child.stdin.write(`${line}\n`)
    return next()
  }
  const ask = (action: string, context: object): Promise<Answer> =>
    send(JSON.stringify({ action, id: id++, context }))
  await next()
  return {
    isFallback,
    send,
    ask,
    load: (rulesetName, content) =>
      ask('load_ruleset', { rulesetName, source: { files: [{ name: 'storage.rules', content }] } }),
    stop: async () => {
      const ended = once(child, 'exit')
      child.stdin.end()
      await ended
    },
  }
}

/** A value as the rules engine reads it (google.firebase.rules.runtime.v1.ExpressionValue). */
export function expressionValue(value: unknown): object {
  if (value === null || value === undefined) return { null_value: null }
  if (typeof value === 'string') return { string_value: value }
  if (typeof value === 'boolean') return { bool_value: value }
  if (typeof value === 'number')
    return Number.isInteger(value) ? { int_value: value } : { float_value: value }
  if (value instanceof Date) return { timestamp_value: value.toISOString() }
  if (Array.isArray(value)) return { list_value: { values: value.map(expressionValue) } }
  const fields = Object.entries(value).map(([key, field]) => [key, expressionValue(field)])
  return { map_value: { fields: Object.fromEntries(fields) } }
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '@dlm/contract/contract'
import { StopError } from '../lib/stop-error.ts'
import { all, atEndOf, importing, importingAll } from './edits.ts'
import { namings, type Plan } from './plan.ts'

/**
 * A call for members that answers the portal's time: contract, handler, test over HTTP, and the lists that name
 * every call.
 * @throws StopError for a domain there is not, a name that is none, or one that is taken
 */
export function planEndpoint(root: string, domain: string, name: string): Plan {
  const table = `contract/src/${domain}/${domain}.endpoints.ts`
  if (!/^[a-z]+$/.test(domain) || !existsSync(join(root, table)))
    throw new StopError(`There is no domain “${domain}”: a domain has its table in contract/src.`)
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name))
    throw new StopError(`“${name}” is no name of a call; they look like get_3_news.`)
  if (Object.hasOwn(contract, name)) throw new StopError(`There is a call named “${name}” already.`)
  const { kebab } = namings(name)

  return {
    create: {
      [`functions/src/${domain}/${kebab}.ts`]: `import type { Handler } from '../platform/handler.ts'

/** Answers the portal's time. */
export const ${name}: Handler<'${name}'> = ({ platform }) => ({ now: platform.clock.now() })
`,
      [`tests/api/${kebab}.test.ts`]: `import { describe, expect, it } from 'vitest'
import { call } from '../support/client.ts'
import { aMember } from '../support/people.ts'

describe('${name}', () => {
  it('answers a member the time', async () => {
    const { token } = await aMember()
    const before = Date.now()
    const { status, body } = await call('${name}', {}, { token })
    expect(status).toBe(200)
    expect(body.now).toBeGreaterThanOrEqual(before)
  })

  it('refuses a visitor', async () => {
    const { status, body } = await call('${name}', {})
    expect([status, body.code]).toEqual([401, 'sign-in-required'])
  })
})
`,
    },
    change: {
      [table]: all(
        importingAll('z', 'zod'),
        importing('Count', '../common.schema.ts'),
        importing('endpoint', '../endpoint.ts'),
        atEndOf(
          `export const ${domain}Endpoints`,
          `  /** What time it is for the portal: milliseconds since 1970. */
  ${name}: endpoint({
    access: 'member',
    effect: 'read',
    input: z.object({}),
    output: z.object({ now: Count }),
  }),`,
        ),
      ),
      'contract/src/testing/requests.ts': atEndOf('export const validRequests', `  ${name}: {},`),
      [`functions/src/${domain}/handlers.ts`]: all(
        importing(name, `./${kebab}.ts`),
        atEndOf(`export const ${domain}Handlers`, `  ${name},`),
      ),
      [`tests/faults/writes/${domain}.ts`]: atEndOf(`export const ${domain}Writes`, `  ${name}: 'reads',`),
      'tests/guards/contract.test.ts': atEndOf('const besides', `  ${name}: 'answers what time it is',`),
    },
  }
}

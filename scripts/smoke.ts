import { parseArgs } from 'node:util'
import { main, StopError } from './lib/stop-error.ts'
import { addressChecks } from './smoke/address.ts'
import { apiChecks } from './smoke/api.ts'
import { disabledSignUpChecks } from './smoke/disabled-sign-up.ts'
import { headerChecks } from './smoke/headers.ts'
import { lineOf, look } from './smoke/portal.ts'

/** Longer than a cold start takes. */
const TIMEOUT_MS = 30_000

/**
 * `npm run smoke -- https://portal.example [--uid <a member's> --sid <a session of this member>] [--api <the function's own address>]`:
 * the checks after a deploy, over HTTP and without a session. A line for each check; exit code 1 when one failed.
 */
await main(async () => {
  const { values, positionals } = parseArgs({
    options: { uid: { type: 'string' }, sid: { type: 'string' }, api: { type: 'string' } },
    allowPositionals: true,
  })
  const address = positionals[0] ?? ''
  if (!/^https?:$/.test(URL.parse(address)?.protocol ?? ''))
    throw new StopError('Name the portal: npm run smoke -- https://portal.example')
  const portal = {
    origin: new URL(address).origin,
    fetch: (input: Parameters<typeof fetch>[0], init?: RequestInit) =>
      fetch(input, { ...init, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) }),
  }
  const checks = [
    ...headerChecks,
    ...apiChecks({ uid: values.uid ?? 'no-member', sid: values.sid ?? 'none' }),
    ...addressChecks(values.api),
    ...disabledSignUpChecks,
  ]
  const findings = await look(portal, checks)
  for (const finding of findings) console.log(lineOf(finding))
  const failed = findings.filter(({ faults }) => faults.length > 0).length
  console.log(`${findings.length - failed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
})

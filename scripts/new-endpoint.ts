import { ROOT } from './lib/paths.ts'
import { main, StopError } from './lib/stop-error.ts'
import { planEndpoint } from './scaffold/endpoint.ts'
import { carryOut, describePlan } from './scaffold/plan.ts'

/** `npm run new:endpoint <domain> <name>`: a small call that works, to be changed into what is wanted. */
await main(async () => {
  const [domain, name] = process.argv.slice(2)
  if (!domain || !name) throw new StopError('Say where and what: npm run new:endpoint <domain> <name>')
  const plan = planEndpoint(ROOT, domain, name)
  await carryOut(ROOT, plan)
  const next = `Change the contract first, then the handler and the test; see docs/architecture.md. Try: npm run check`
  console.log(describePlan(plan, [next]))
  return 0
})

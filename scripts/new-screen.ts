import { ROOT } from './lib/paths.ts'
import { main, StopError } from './lib/stop-error.ts'
import { carryOut, describePlan } from './scaffold/plan.ts'
import { planScreen } from './scaffold/screen.ts'

/** `npm run new:screen <domain> <name>`: a small screen that works, to be changed into what is wanted. */
await main(async () => {
  const [domain, name] = process.argv.slice(2)
  if (!domain || !name) throw new StopError('Say where and what: npm run new:screen <domain> <name>')
  const plan = planScreen(ROOT, domain, name)
  await carryOut(ROOT, plan)
  const next = `Change the screen, its part and its test; see docs/architecture.md. Look: npm run dev, npm run shots -- ${name}`
  console.log(describePlan(plan, [next]))
  return 0
})

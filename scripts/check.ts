import { main } from './lib/stop-error.ts'
import { conclude, runSuites } from './suites/run-suites.ts'
import { PLAIN_SUITES } from './suites/suites.ts'

/** Everything that needs no emulator: types, lint, unit tests, guards. */
await main(async () => conclude(await runSuites(PLAIN_SUITES)))

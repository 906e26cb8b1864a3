import { beforeAll } from 'vitest'
import { isWholeSuite, resetPortal } from './emulators.ts'

// Each file of tests begins with the portal as it comes, whatever ran before it.
if (!isWholeSuite) beforeAll(resetPortal)

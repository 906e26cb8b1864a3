import { beforeAll } from 'vitest'
import { resetPortal } from './emulators.ts'

// Each file of tests begins with the portal as it comes, whatever ran before it.
beforeAll(resetPortal)

import { beforeAll } from 'vitest'
import { resetPortal } from './emulators.ts'

// Each file of tests begins with a fresh portal.
beforeAll(resetPortal)

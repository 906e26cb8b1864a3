import { vi } from 'vitest'

// A process runs many files, one after the other: each has modules, clock and environment of its own, without state of the file before.
vi.resetModules()
vi.useRealTimers()
vi.unstubAllEnvs()
vi.unstubAllGlobals()

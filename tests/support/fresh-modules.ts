import { vi } from 'vitest'

// A process runs many files, one after the other: each has modules of its own, which know nothing of the file before.
vi.resetModules()

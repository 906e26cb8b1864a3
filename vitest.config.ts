import { existsSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'

const webSetup = 'web/src/test-setup.ts'

/**
 * A suite on the running emulators, patient with a slow machine. One file at a time where they share the data; browsers
 * look at what is theirs, and wait for the portal half of the time.
 */
function emulated(name: string, include: string[], maxWorkers = 1): TestProjectConfiguration {
  return {
    test: {
      name,
      include,
      setupFiles: ['tests/support/emulators.ts'],
      maxWorkers,
      sequence: { groupOrder: maxWorkers },
      testTimeout: 60_000,
      hookTimeout: 120_000,
    },
  }
}

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['{contract,functions}/src/**/*.test.ts', 'scripts/**/*.test.ts'] } },
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['web/src/**/*.test.{ts,tsx}'],
          setupFiles: existsSync(webSetup) ? [webSetup] : [],
        },
      },
      { test: { name: 'guards', include: ['tests/guards/**/*.test.ts'], testTimeout: 30_000 } },
      emulated('rules', ['tests/rules/**/*.test.ts']),
      emulated('api', ['tests/api/**/*.test.ts']),
      emulated('e2e', ['tests/e2e/**/*.e2e.ts'], 2),
    ],
  },
})

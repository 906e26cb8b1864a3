import { storageKeys } from '@dlm/contract/constants'
import { expect, it } from 'vitest'
import { sourceFiles } from '../support/source-files.ts'

const policyFile = 'web/src/features/legal/stored-items.ts'

it('the cookie policy names every key that the portal stores in the browser', () => {
  const files = sourceFiles('web/{src/**/*.{ts,tsx},public/*.js}')
  const policy = files.find(({ path }) => path === policyFile)?.text ?? ''
  const ours = files.flatMap(({ text }) => Array.from(text.matchAll(/'(dsp-[a-z-]+)'/g), ([, key]) => key))
  expect(ours).not.toEqual([])
  const documented = Object.entries(storageKeys)
  expect(documented.filter(([name]) => !policy.includes(`storageKeys.${name}`))).toEqual([])
  const named = new Set<string>(documented.map(([, key]) => key))
  expect(ours.filter((key) => !named.has(key ?? '') && !policy.includes(`'${key}'`))).toEqual([])
})

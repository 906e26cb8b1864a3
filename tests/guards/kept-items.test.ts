import { storageKeys } from '@dlm/contract/constants'
import { expect, it } from 'vitest'
import { sourceFiles } from '../support/source-files.ts'

const policyFile = 'web/src/features/site/legal/cookies.ts'

it('the cookie policy names every key the browser keeps something under', () => {
  const files = sourceFiles('web/{src/**/*.{ts,tsx},public/*.js}')
  const policy = files.find(({ path }) => path === policyFile)?.text ?? ''
  const ours = files.flatMap(({ text }) => Array.from(text.matchAll(/'(dsp-[a-z-]+)'/g), ([, key]) => key))
  expect(ours).not.toEqual([])
  expect(ours.filter((key) => !policy.includes(`'${key}'`))).toEqual([])
  expect(Object.keys(storageKeys).filter((name) => !policy.includes(`storageKeys.${name}`))).toEqual([])
})

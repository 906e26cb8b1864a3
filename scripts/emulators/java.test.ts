import { expect, test } from 'vitest'
import { javaMajor } from './java.ts'

test.each([
  ['openjdk version "17.0.15" 2025-04-15', 17],
  ['NOTE: Picked up JDK_JAVA_OPTIONS: -Xmx1g\nopenjdk version "21" 2023-09-19', 21],
  ['The operation couldn’t be completed. Unable to locate a Java Runtime.', 0],
])('%s', (output, major) => {
  expect(javaMajor(output)).toBe(major)
})

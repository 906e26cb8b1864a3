import { onTestFinished } from 'vitest'

/** Adds properties to `navigator` that happy-dom lacks; they are removed after the test. */
export function giveDevice(properties: object): void {
  for (const [name, value] of Object.entries(properties))
    Object.defineProperty(navigator, name, { value, configurable: true })
  onTestFinished(() => {
    for (const name of Object.keys(properties)) Reflect.deleteProperty(navigator, name)
  })
}

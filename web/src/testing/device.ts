import { onTestFinished } from 'vitest'

/** Gives the device of this test what happy-dom’s has not, as properties of `navigator`; it is gone after the test. */
export function giveDevice(properties: object): void {
  for (const [name, value] of Object.entries(properties))
    Object.defineProperty(navigator, name, { value, configurable: true })
  onTestFinished(() => {
    for (const name of Object.keys(properties)) Reflect.deleteProperty(navigator, name)
  })
}

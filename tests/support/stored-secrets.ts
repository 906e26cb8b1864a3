import type { BrowserContext } from 'playwright-core'
import { PASSWORDS } from './secrets.ts'

/** A signed token of any user. */
const token = /eyJ[\w-]{8,}\.eyJ[\w-]{8,}/

/** The N.I.C number of the demo's verified member, and of those that stories make: browsers keep it masked. */
const NIC = '200012345678'

/** Where Firebase stores the session of one tab (decision 020): a token is allowed here and nowhere else. */
const proof = /^firebase:authUser:/

/** The entries of local and session storage, in the pages a visitor has open, that hold a password, a code, a N.I.C number or a token. */
export async function storedSecrets(context: BrowserContext): Promise<string[]> {
  const pages = context.pages().filter((page) => page.url().startsWith('http'))
  const entries = await Promise.all(
    pages.map((page) =>
      page.evaluate(() => [
        ...Object.entries(localStorage).map(([key, value]) => ({ key, value, store: 'local' })),
        ...Object.entries(sessionStorage).map(([key, value]) => ({ key, value, store: 'session' })),
      ]),
    ),
  )
  return entries
    .flat()
    .filter(({ key, value, store }) => {
      const isProof = store === 'session' && proof.test(key)
      return [...PASSWORDS, NIC].some((secret) => value.includes(secret)) || (!isProof && token.test(value))
    })
    .map(({ key, store }) => `${store} storage has a secret under ${key}`)
}

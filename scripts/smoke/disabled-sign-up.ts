import { type Check, readJson } from './portal.ts'

const accounts = 'https://identitytoolkit.googleapis.com/v1/accounts'

/** How Firebase Auth says that a provider is off. Anything else, "not configured" above all, is a fault. */
const shut = /^(OPERATION_NOT_ALLOWED|ADMIN_ONLY_OPERATION|PASSWORD_LOGIN_DISABLED)\b/

function messageOf({ error }: Record<string, unknown>): string {
  const message = typeof error === 'object' && error && 'message' in error ? error.message : undefined
  return typeof message === 'string' ? message : 'no reason given'
}

/** What Firebase Auth allows with the web key alone, which is public (SECURITY "Secrets"): it must be nothing. */
function disabledSignUp(name: string, account: Record<string, string>): Check {
  return {
    name: `Firebase Auth makes no account ${name}`,
    async faults({ origin, fetch }) {
      const { apiKey } = await readJson(await fetch(`${origin}/__/firebase/init.json`))
      if (typeof apiKey !== 'string') return ['/__/firebase/init.json has no apiKey: is the web app linked?']
      const post = (call: string, body: object) =>
        fetch(`${accounts}:${call}?key=${apiKey}`, {
          method: 'POST',
          // A key that is restricted to the portal's pages needs their referer.
          headers: { 'content-type': 'application/json', referer: `${origin}/` },
          body: JSON.stringify(body),
        })
      const response = await post('signUp', { ...account, returnSecureToken: true })
      const answer = await readJson(response)
      if (!response.ok)
        return shut.test(messageOf(answer)) ? [] : [`refused for another reason: ${messageOf(answer)}`]
      const { ok } = await post('delete', { idToken: answer.idToken })
      return [
        `it made an account (${ok ? 'deleted again' : 'delete it in the console'}): switch the provider off`,
      ]
    },
  }
}

export const disabledSignUpChecks: readonly Check[] = [
  disabledSignUp('by e-mail and password', { email: 'smoke@portal.invalid', password: 'Smoke#2025-probe' }),
  disabledSignUp('anonymously', {}),
]

import type { FirebaseConfig } from './firebase-config.ts'

/** A source that exists on a developer's machine only. */
const LOCAL_SOURCE = /^https?:\/\/(127\.0\.0\.1|localhost|\[::1\])(:|$)/

/** A Content-Security-Policy without the emulators' addresses; a directive never loses its last source. */
export function withoutLocalSources(policy: string): string {
  return policy
    .split(';')
    .map((directive) => {
      const words = directive.trim().split(/\s+/)
      const remaining = words.filter((word) => !LOCAL_SOURCE.test(word))
      return remaining.length === 1 && words.length > 1 ? `${remaining[0]} 'none'` : remaining.join(' ')
    })
    .join('; ')
}

/** The configuration that is deployed: firebase.json, its policy without the emulators' addresses. */
export function deployConfig(config: FirebaseConfig): FirebaseConfig {
  const headers = config.hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) => ({
      key,
      value: key === 'Content-Security-Policy' ? withoutLocalSources(value) : value,
    })),
  }))
  return { ...config, hosting: { ...config.hosting, headers } }
}

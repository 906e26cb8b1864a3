import { defaultNames } from '@dlm/contract/brand/brand'

/** The name of a fresh portal, on its own: mail addresses of the demo's people have it too. */
const oldName = new RegExp(`(?<![\\w@./-])(${defaultNames.product}|${defaultNames.company})(?![\\w-])`)

/** Where a text has the name that a fresh portal or its studio has; null where it does not. */
export function aroundOldName(text: string): string | null {
  const at = text.search(oldName)
  return at < 0 ? null : text.slice(Math.max(0, at - 80), at + 20)
}

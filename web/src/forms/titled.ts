import { ruleOf } from '@dlm/contract/rules'

/** A documented message under its documented title, unless it says that itself (SPEC §5). */
export function titled(message: string): string {
  const title = ruleOf(message)?.title
  return !title || message.startsWith(title) ? message : `${title.replace(/\.$/, '')}. ${message}`
}

import { notComplete, ruleOf } from '@dlm/contract/rules'

/** A documented message under its documented title, unless it says that itself (SPEC §5), or what is missing. */
export function titled(message: string): string {
  const title = ruleOf(message)?.title
  return !title || title === notComplete || message.startsWith(title)
    ? message
    : `${title.replace(/\.$/, '')}. ${message}`
}

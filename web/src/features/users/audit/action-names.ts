import { contentKinds, kinds } from '@dlm/contract/kinds/kinds'
import { auditTexts } from '@dlm/contract/users/audit.texts'
import { type AuditedAction, auditedActions, type ContentAction } from '@dlm/contract/users/users.schema'

const otherNames: Readonly<Record<Exclude<AuditedAction, ContentAction>, string>> = auditTexts.actions

/** Calls that add and delete content: `added an album`, `deleted a photo`; files are added many at a time. */
const contentNames = contentKinds.flatMap((kind) => {
  const { one, many, calls } = kinds[kind]
  const aOne = /^[aeiou]/.test(one) ? `an ${one}` : `a ${one}`
  return [
    [calls.add, auditTexts.added(calls.add.endsWith(many) ? many : aOne)],
    [calls.delete, auditTexts.deleted(aOne)],
  ]
})

const names = { ...otherNames, ...Object.fromEntries(contentNames) }

/** The text of each action in the audit log, after the admin's name. */
export const actionNames = Object.fromEntries(
  auditedActions.map((action) => [action, names[action]]),
) as Readonly<Record<AuditedAction, string>>

/** What the portal counts of a month against a ceiling: answered calls, read documents, answered bytes, bytes of files it let be fetched. */
export const costKinds = ['calls', 'reads', 'bytes', 'downloads'] as const
export type CostKind = (typeof costKinds)[number]

/**
 * Per cent of a ceiling at which the portal reacts (docs/decisions/044): at 50 admins are mailed, at 90 originals and zips
 * pause, at 100 visitors and members only read.
 */
export const costSteps = [50, 90, 100] as const
export type CostStep = 0 | (typeof costSteps)[number]

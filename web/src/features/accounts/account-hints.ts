import { lengths } from '@dlm/contract/constants'

const strength = 'with a cap letter, a simple letter and a number.'

/** What a form says below the fields of a new account. */
export const accountHints = {
  user: `${lengths.username.min} to ${lengths.username.max} characters: letters, digits, dot, dash, underscore.`,
  pass: `${lengths.password.min} to ${lengths.password.max} characters ${strength}`,
  adps: `The dashboard asks for it. ${lengths.adminPassword.min} to ${lengths.adminPassword.max} characters ${strength}`,
} as const

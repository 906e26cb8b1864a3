import { conventions } from '@dlm/contract/brand/conventions'
import { applyAllSettings } from '@dlm/contract/site/hidden-areas'
import { followDateFormat } from './format/date-format.ts'

/** Applies what the owner set to all that the app shows, the way days are written among it. */
export function applyToApp(settings: Readonly<Record<string, unknown>>): void {
  applyAllSettings(settings)
  followDateFormat(conventions.dateFormat)
}

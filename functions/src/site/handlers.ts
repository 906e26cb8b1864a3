import { notAvailableYet } from '../platform/not-available-yet.ts'

/** Handlers of the site domain. */
export const siteHandlers = {
  theme: notAvailableYet,
}

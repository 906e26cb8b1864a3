import { theme } from './theme.ts'

/** Handlers of the site domain. */
export const siteHandlers = {
  theme,
}

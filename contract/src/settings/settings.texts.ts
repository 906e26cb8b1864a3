import { success } from '../dialog-text.ts'

/** What is said of the settings; SPEC has no text for them. */
export const settingsTexts = {
  published: success(
    'Settings Published',
    'Visitors see them within a minute. What their browsers keep follows with their next page.',
  ),
  previewed: success(
    'Your Preview',
    'Only you see it, until you reload a page or come back to the settings.',
  ),
  publishedLegal: success(
    'Legal Text Published',
    'Visitors read it within minutes. What their browsers keep follows with their next page.',
  ),
} as const

import { success } from '../dialog-text.ts'

/** What is said of the settings; SPEC has no text for them. */
export const settingsTexts = {
  published: success(
    'Settings published',
    'Visitors will see them within a minute, or when they open their next page.',
  ),
  previewed: success(
    'Preview on',
    'Only you can see it, until you reload the page or return to the settings.',
  ),
  publishedLegal: success(
    'Legal text published',
    'Visitors will see it within minutes, or when they open their next page.',
  ),
} as const

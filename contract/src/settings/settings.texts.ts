import { success } from '../dialog-text.ts'

/** The dialogs of the settings; SPEC has no text for them. */
export const settingsTexts = {
  published: success(
    'Settings published',
    'Visitors see the changes within a minute, or when they open their next page.',
  ),
  previewed: success(
    'Your preview',
    'Only you can see it, until you reload a page or return to the settings.',
  ),
  publishedLegal: success(
    'Legal text published',
    'Visitors see it within minutes, or when they open their next page.',
  ),
} as const

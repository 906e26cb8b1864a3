import { importTexts } from '@dlm/contract/import/import.texts'
import { backupTexts } from '@dlm/contract/settings/backup.texts'
import { legalEditorTexts } from '@dlm/contract/settings/legal-editor.texts'
import { settingsScreenTexts } from '@dlm/contract/settings/settings-screen.texts'
import { tagsCardTexts } from '@dlm/contract/tags/tags-card.texts'

/** The groups of the settings in their order, each with what the address has behind `#` for it. */
export const settingsGroups = {
  name: settingsScreenTexts.name,
  logo: settingsScreenTexts.logo,
  colour: settingsScreenTexts.colour,
  fonts: settingsScreenTexts.fonts,
  contacts: settingsScreenTexts.contacts,
  about: settingsScreenTexts.about,
  areas: settingsScreenTexts.areas,
  landing: settingsScreenTexts.landing,
  dates: settingsScreenTexts.days,
  years: settingsScreenTexts.years,
  introductions: settingsScreenTexts.intros,
  legal: legalEditorTexts.title,
  tags: tagsCardTexts.title,
  backup: backupTexts.title,
  import: importTexts.title,
} as const

export type SettingsGroup = keyof typeof settingsGroups

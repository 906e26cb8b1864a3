import { failure } from '../dialog-text.ts'
import { errors } from '../errors.ts'
import { ruleText } from '../rule-texts.ts'
import { rules } from '../rules.ts'

/** The dialogs of a download that cannot be (SPEC §8). */
export const downloadTexts = {
  downloadNotFound: failure(errors['download-not-found'].title, errors['download-not-found'].msg),
  noKeyFound: ruleText(rules.downloadLink),
} as const

import { shownText, writtenText } from '../content/written-text.ts'
import type { Handler } from '../platform/handler.ts'

/** The blocks of a text that an admin is writing; nothing for one without Markdown. Nothing is stored. */
export const preview_text: Handler<'preview_text'> = async ({ platform }, { text }) =>
  shownText(platform, await writtenText(text))

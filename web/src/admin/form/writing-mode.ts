import { storedValue } from '../../lib/storage/stored-value.ts'

/** Whether texts are written as Markdown, and not as they will look. */
export const writesMarkdown = storedValue<boolean>({
  key: 'dsp-markdown',
  parse: (json) => json === true,
  toJson: (isOn) => isOn || undefined,
})

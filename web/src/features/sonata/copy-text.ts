import type { DialogText } from '@dlm/contract/dialog-text'
import { sonataTexts } from '@dlm/contract/sonata/sonata.texts'
import { notify } from '../../lib/notify.ts'

/** Puts a text on the clipboard and says so, or says how else to get it. */
export async function copyText(text: string, done: DialogText): Promise<void> {
  const copied = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
  void notify(copied ? done : sonataTexts.notCopied)
}

import type { DialogText } from '@dlm/contract/dialog-text'
import { sonataTexts } from '@dlm/contract/sonata/sonata.texts'
import { notify } from '../../lib/notify.ts'

/** Copies a text to the clipboard with a notification; on failure the notification says how to copy it. */
export async function copyText(text: string, done: DialogText): Promise<void> {
  const copied = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
  void notify(copied ? done : sonataTexts.notCopied)
}

import { shareCard } from '@dlm/contract/cards'
import { siteTexts } from '@dlm/contract/site/site.texts'
import { notify, notifyFailure } from '../../lib/notify.ts'
import { saveFile } from '../../lib/save-file.ts'
import type { ShareCard } from './share-card.ts'

/** Puts an address on the clipboard and says so, or says how else to get it. */
export async function copyAddress(url: string, done = siteTexts.addressCopied): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    void notify(done)
  } catch {
    void notify(siteTexts.addressNotCopied)
  }
}

/** What a click on the card does (SPEC §2): downloads it and copies the address. */
export async function downloadCard(file: Blob, url: string): Promise<void> {
  saveFile(shareCard.fileName, file)
  await copyAddress(url, siteTexts.shared)
}

/** Hands the address to the device's share sheet. */
export async function shareByDevice({ title, url }: ShareCard): Promise<void> {
  try {
    await navigator.share({ title, url })
  } catch (error) {
    // Closing the share sheet is no failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) notifyFailure(error)
  }
}

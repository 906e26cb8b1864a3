import { brand } from '../brand/brand.ts'
import { failure, success } from '../dialog-text.ts'

/** The dialogs of the shell and the share card (SPEC §8). */
export const siteTexts = {
  /** @param msg the server's */
  listNotLoaded: (msg: string) => failure('Our Problem', msg),
  /** Where an address is shared without its card. */
  get addressCopied() {
    return success(`${brand.product} Share`, 'We copied the address to your clipboard.')
  },
  get shared() {
    return success(
      `${brand.product} Share`,
      'We copied the address to your clipboard and downloaded the card.',
    )
  },
  /** Own: browsers may forbid the clipboard. The share card shows the address. */
  get addressNotCopied() {
    return failure(
      `${brand.product} Share`,
      'Your browser didn’t let us copy the address. Select it beside the card to copy it.',
    )
  },
} as const

import { brand } from '../brand/brand.ts'
import { failure, success } from '../dialog-text.ts'

/** The dialogs of the shell and the share card (SPEC §8). */
export const siteTexts = {
  /** @param msg the server's */
  listNotLoaded: (msg: string) => failure('Our Problem', msg),
  /** Where an address is shared without its card. */
  get addressCopied() {
    return success(`${brand.product} Share`, 'The address is on your clipboard.')
  },
  get shared() {
    return success(`${brand.product} Share`, 'The address is on your clipboard and the card is downloaded.')
  },
  /** Own: browsers may forbid the clipboard. The share card shows the address. */
  get addressNotCopied() {
    return failure(
      `${brand.product} Share`,
      'Your browser didn’t let us copy the address. Select it next to the card and copy it from there.',
    )
  },
} as const

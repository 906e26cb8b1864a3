import type { FocalPoint } from '../common.schema.ts'
import { success } from '../dialog-text.ts'

const percent = (share: number) => `${Math.round(share * 100)} %`

/** The texts of a picture's focal point and of the photo that the landing opens with. */
export const focusTexts = {
  label: 'Focal point',
  hint: 'Crops are made around it. Drag the ring, click the photo or use the arrow keys; Shift moves it further.',
  centre: 'Centre',
  crops: 'Crops',
  /** Read to those who cannot see the ring. */
  position: ({ x, y }: FocalPoint) => `${percent(x)} from the left, ${percent(y)} from the top`,
  landing: 'Landing page',
  showOnLanding: 'Show on the landing page',
  isOnLanding: 'The landing page opens with this photo.',
  removeFromLanding: 'Remove from the landing page',
  landingHint: 'The landing page opens with this photo, followed by others of its album.',
  notOnLanding: 'Photos of a locked or unlisted album are not shown on the landing page.',
  addedToLanding: success('Landing Page Updated', 'It opens with this photo.'),
  removedFromLanding: success('Landing Page Updated', 'It opens with the newest album again.'),
} as const

import type { FocalPoint } from '../common.schema.ts'

const percent = (share: number) => `${Math.round(share * 100)} %`

/** The texts of a picture's focal point. */
export const focusTexts = {
  label: 'Focal point',
  hint: 'Crops are made around it. Drag the ring, click the photo or use the arrow keys; Shift moves it further.',
  centre: 'Centre',
  crops: 'Crops',
  /** Read to those who cannot see the ring. */
  position: ({ x, y }: FocalPoint) => `${percent(x)} from the left, ${percent(y)} from the top`,
} as const

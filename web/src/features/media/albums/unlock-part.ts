import { part } from '../../../lib/part.ts'

/** The form for the code of a locked album. */
export const unlockPanel = part('unlock-panel', () => import('./unlock-panel.tsx'))

import { lazyModule } from '../../../lib/code/lazy-module.ts'

/** The form for the code of a locked album. */
export const unlockPanel = lazyModule('unlock-panel', () => import('./unlock-panel.tsx'))

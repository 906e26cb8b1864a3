import { lazyModule } from '../../../lib/code/lazy-module.ts'

/** The player of a video; fetched when one is pointed at. */
export const videoStage = lazyModule('video-stage', () => import('./video-stage.tsx'))

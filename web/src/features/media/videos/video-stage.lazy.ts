import { lazyModule } from '../../../lib/code/lazy-module.ts'

/** The player of a video; loaded when a video is hovered or focused. */
export const videoStage = lazyModule('video-stage', () => import('./video-stage.tsx'))

import { part } from '../../../lib/part.ts'

/** The player of a video; fetched when one is pointed at. */
export const videoStage = part('video-stage', () => import('./video-stage.tsx'))

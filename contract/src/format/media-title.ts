import { divideFileName } from './media-endings.ts'

/** A file name as people would say it: without its ending. Photos and recordings have no other title. */
export function mediaTitle(name: string): string {
  return divideFileName(name).stem
}

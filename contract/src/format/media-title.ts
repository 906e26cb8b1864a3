/** A file name as people would say it: without its ending. Photos and recordings have no other title. */
export function mediaTitle(name: string): string {
  return name.replace(/\.[a-z0-9]{2,4}$/i, '')
}

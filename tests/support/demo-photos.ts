import { readFileSync } from 'node:fs'
import { inRoot } from '../../scripts/lib/paths.ts'

/** The words of a photo. */
interface DemoPhoto {
  name: string
  alt: string
  caption: string
}

const photos: Record<string, DemoPhoto> = JSON.parse(
  readFileSync(inRoot('demo/documents/photos.json'), 'utf8'),
)

/** A photo of the demo data as its visitors read of it. */
export function demoPhoto(pid: string): DemoPhoto {
  const photo = photos[pid]
  if (!photo) throw new Error(`The demo data has no photo ${pid}.`)
  return photo
}

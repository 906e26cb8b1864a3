import { seedAlbums } from './albums.ts'
import { seedCatalogue } from './catalogue.ts'
import { seedCommunity } from './community.ts'
import { seedEvents } from './events.ts'
import { seedMembers } from './members.ts'
import { seedNews } from './news.ts'
import { type Part, together } from './part.ts'
import { seedRecordings } from './recordings.ts'

const steps: readonly (readonly [title: string, make: () => Part | Promise<Part>])[] = [
  ['members', seedMembers],
  ['news', seedNews],
  ['products and services', seedCatalogue],
  ['events', seedEvents],
  ['albums and photos', seedAlbums],
  ['videos and sounds', seedRecordings],
  ['questions, ratings, keys, notifications', seedCommunity],
]

/** All of the demo data (DESIGN §7), the same in every run but for the salts of the hashes. */
export async function demoParts(tell: (step: string) => void = () => {}): Promise<Required<Part>> {
  const parts: Part[] = []
  for (const [title, make] of steps) {
    tell(title)
    parts.push(await make())
  }
  return together(parts)
}

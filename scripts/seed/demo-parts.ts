import { seedAlbums } from './albums.ts'
import { seedCatalogue } from './catalogue.ts'
import { seedCommunity } from './community.ts'
import { seedEvents } from './events.ts'
import { seedMembers } from './members.ts'
import { seedNews } from './news.ts'
import { type Part, together } from './part.ts'
import { seedRecordings } from './recordings.ts'

/** All of the demo data (DESIGN §7), the same in every run but for the salts of the hashes. */
export async function demoParts(): Promise<Required<Part>> {
  return together([
    await seedMembers(),
    await seedNews(),
    await seedCatalogue(),
    await seedEvents(),
    await seedAlbums(),
    await seedRecordings(),
    seedCommunity(),
  ])
}

import { seedMembers } from './members.ts'
import { seedNews } from './news.ts'
import { type Part, together } from './part.ts'

/** All of the demo data (DESIGN §7), the same in every run but for the salts of the hashes. */
export async function demoParts(): Promise<Required<Part>> {
  return together([await seedMembers(), await seedNews()])
}

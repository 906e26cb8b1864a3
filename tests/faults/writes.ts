import type { EndpointName } from '@dlm/contract/contract'
import { accountsWrites } from './writes/accounts.ts'
import { archiveWrites } from './writes/archive.ts'
import { catalogueWrites } from './writes/catalogue.ts'
import { costsWrites } from './writes/costs.ts'
import { dashboardWrites } from './writes/dashboard.ts'
import { eventsWrites } from './writes/events.ts'
import { importWrites } from './writes/import.ts'
import { mediaWrites } from './writes/media.ts'
import { myRoomsWrites } from './writes/my-rooms.ts'
import { newsWrites } from './writes/news.ts'
import { notificationsWrites } from './writes/notifications.ts'
import type { Write } from './writes/prepare.ts'
import { questionsWrites } from './writes/questions.ts'
import { ratingsWrites } from './writes/ratings.ts'
import { roomCommentsWrites } from './writes/room-comments.ts'
import { roomExportsWrites } from './writes/room-exports.ts'
import { roomsWrites } from './writes/rooms.ts'
import { settingsWrites } from './writes/settings.ts'
import { siteWrites } from './writes/site.ts'
import { sonataWrites } from './writes/sonata.ts'
import { statisticsWrites } from './writes/statistics.ts'
import { tagsWrites } from './writes/tags.ts'
import { usersWrites } from './writes/users.ts'

/**
 * Every call of the contract: how often it may be made. A call that only reads changes nothing at all. A call that has
 * no row does not compile.
 */
export const writes: Record<EndpointName, Write | 'reads'> = {
  ...accountsWrites,
  ...archiveWrites,
  ...catalogueWrites,
  ...costsWrites,
  ...dashboardWrites,
  ...eventsWrites,
  ...importWrites,
  ...mediaWrites,
  ...newsWrites,
  ...notificationsWrites,
  ...questionsWrites,
  ...ratingsWrites,
  ...myRoomsWrites,
  ...roomExportsWrites,
  ...roomCommentsWrites,
  ...roomsWrites,
  ...settingsWrites,
  ...siteWrites,
  ...sonataWrites,
  ...statisticsWrites,
  ...tagsWrites,
  ...usersWrites,
}

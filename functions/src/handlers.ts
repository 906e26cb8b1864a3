import { accountsHandlers } from './accounts/handlers.ts'
import { archiveHandlers } from './archive/handlers.ts'
import { catalogueHandlers } from './catalogue/handlers.ts'
import { costsHandlers } from './costs/handlers.ts'
import { dashboardHandlers } from './dashboard/handlers.ts'
import { eventsHandlers } from './events/handlers.ts'
import { kindHandlers } from './kinds/registry.ts'
import { mediaHandlers } from './media/handlers.ts'
import { newsHandlers } from './news/handlers.ts'
import { notificationsHandlers } from './notifications/handlers.ts'
import type { Handlers } from './platform/handler.ts'
import { questionsHandlers } from './questions/handlers.ts'
import { ratingsHandlers } from './ratings/handlers.ts'
import { roomExportsHandlers } from './rooms/exports/handlers.ts'
import { roomsHandlers } from './rooms/handlers.ts'
import { myRoomsHandlers } from './rooms/my-rooms.ts'
import { get_tag } from './search/get-tag.ts'
import { new_entries } from './search/new-entries.ts'
import { search_all } from './search/search-all.ts'
import { settingsHandlers } from './settings/handlers.ts'
import { siteHandlers } from './site/handlers.ts'
import { sonataHandlers } from './sonata/handlers.ts'
import { statisticsHandlers } from './statistics/handlers.ts'
import { usersHandlers } from './users/handlers.ts'

/** Every endpoint's handler; `Handlers` makes a missing one a compile error. */
export const handlers: Handlers = {
  ...accountsHandlers,
  ...archiveHandlers,
  ...catalogueHandlers,
  ...costsHandlers,
  ...dashboardHandlers,
  ...eventsHandlers,
  ...kindHandlers,
  ...mediaHandlers,
  ...newsHandlers,
  ...notificationsHandlers,
  ...questionsHandlers,
  ...ratingsHandlers,
  ...roomExportsHandlers,
  ...roomsHandlers,
  ...myRoomsHandlers,
  ...settingsHandlers,
  ...siteHandlers,
  search_all,
  new_entries,
  ...sonataHandlers,
  ...statisticsHandlers,
  get_tag,
  ...usersHandlers,
}

import type * as z from 'zod'
import { accountsEndpoints } from './accounts/accounts.endpoints.ts'
import { archiveEndpoints } from './archive/archive.endpoints.ts'
import { catalogueEndpoints } from './catalogue/catalogue.endpoints.ts'
import { costsEndpoints } from './costs/costs.endpoints.ts'
import { dashboardEndpoints } from './dashboard/dashboard.endpoints.ts'
import type { CachePolicy } from './endpoint.ts'
import { eventsEndpoints } from './events/events.endpoints.ts'
import { importEndpoints } from './import/import.endpoints.ts'
import { mediaEndpoints } from './media/media.endpoints.ts'
import { newsEndpoints } from './news/news.endpoints.ts'
import { notificationsEndpoints } from './notifications/notifications.endpoints.ts'
import { questionsEndpoints } from './questions/questions.endpoints.ts'
import { ratingsEndpoints } from './ratings/ratings.endpoints.ts'
import { roomCommentsEndpoints } from './rooms/comments.endpoints.ts'
import { myRoomsEndpoints } from './rooms/my-rooms.endpoints.ts'
import { roomExportsEndpoints } from './rooms/room-exports.endpoints.ts'
import { roomsEndpoints } from './rooms/rooms.endpoints.ts'
import { settingsEndpoints } from './settings/settings.endpoints.ts'
import { siteEndpoints } from './site/site.endpoints.ts'
import { sonataEndpoints } from './sonata/sonata.endpoints.ts'
import { statisticsEndpoints } from './statistics/statistics.endpoints.ts'
import { tagsEndpoints } from './tags/tags.endpoints.ts'
import { usersEndpoints } from './users/users.endpoints.ts'

type Tables = [
  typeof accountsEndpoints,
  typeof archiveEndpoints,
  typeof catalogueEndpoints,
  typeof costsEndpoints,
  typeof dashboardEndpoints,
  typeof eventsEndpoints,
  typeof importEndpoints,
  typeof mediaEndpoints,
  typeof newsEndpoints,
  typeof notificationsEndpoints,
  typeof questionsEndpoints,
  typeof ratingsEndpoints,
  typeof myRoomsEndpoints,
  typeof roomExportsEndpoints,
  typeof roomCommentsEndpoints,
  typeof roomsEndpoints,
  typeof settingsEndpoints,
  typeof siteEndpoints,
  typeof sonataEndpoints,
  typeof statisticsEndpoints,
  typeof tagsEndpoints,
  typeof usersEndpoints,
]

/** The names that are in two of the tables. */
type Repeated<T extends readonly unknown[], Seen = never> = T extends readonly [infer Head, ...infer Rest]
  ? (keyof Head & Seen) | Repeated<Rest, Seen | keyof Head>
  : never

/** A name in two tables would silently hide one of them: it makes a type nothing satisfies, which shows the name. */
type EachNameOnce = [Repeated<Tables>] extends [never] ? object : { 'in two tables': Repeated<Tables> }

/** The table of tables: every call of SPEC §7 by its documented name. Nothing else lists endpoints. */
export const contract = {
  ...accountsEndpoints,
  ...archiveEndpoints,
  ...catalogueEndpoints,
  ...costsEndpoints,
  ...dashboardEndpoints,
  ...eventsEndpoints,
  ...importEndpoints,
  ...mediaEndpoints,
  ...newsEndpoints,
  ...notificationsEndpoints,
  ...questionsEndpoints,
  ...ratingsEndpoints,
  ...myRoomsEndpoints,
  ...roomExportsEndpoints,
  ...roomCommentsEndpoints,
  ...roomsEndpoints,
  ...settingsEndpoints,
  ...siteEndpoints,
  ...sonataEndpoints,
  ...statisticsEndpoints,
  ...tagsEndpoints,
  ...usersEndpoints,
} as const satisfies EachNameOnce

export type Contract = typeof contract
export type EndpointName = keyof Contract

/** What a handler receives: parsed, defaults filled. */
export type Input<K extends EndpointName> = z.output<Contract[K]['input']>
/** What a client sends. */
export type Request<K extends EndpointName> = z.input<Contract[K]['input']>
/** What a handler returns and a client receives besides `status`. */
export type Answer<K extends EndpointName> = z.output<Contract[K]['output']>

/** Endpoints that answer GET and may be cached. */
export type PublicRead = {
  [K in EndpointName]: Contract[K]['cache'] extends CachePolicy ? K : never
}[EndpointName]

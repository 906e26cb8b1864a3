import {
  ById,
  Done,
  LinkedPageInput,
  ListOrder,
  oneOf,
  PageInput,
  pageOf,
  withDrafts,
} from '../common.schema.ts'
import { endpoint, listCache } from '../endpoint.ts'
import { listStates } from '../list-states.ts'
import { editors } from '../roles.ts'
import { Event, NewEvent, SuccessPoint } from './events.schema.ts'

/** The calls of events and success points (SPEC §7); both lists are searched on title and details (SPEC §2). */
export const eventsEndpoints = {
  get_all_events: endpoint({
    access: 'public',
    roles: editors,
    areas: ['events'],
    input: LinkedPageInput.extend({
      ...withDrafts,
      order: ListOrder.extract(['newest', 'oldest', ...listStates]).default('newest'),
    }),
    output: pageOf(Event),
    cache: listCache,
  }),
  get_succ: endpoint({
    access: 'public',
    areas: ['success'],
    input: PageInput,
    output: pageOf(SuccessPoint),
    cache: listCache,
  }),
  add_event: endpoint({
    access: 'admin',
    roles: editors,
    input: NewEvent,
    output: oneOf(Event),
    errors: ['upload-not-valid'],
    timeout: 'long',
  }),
  delete_event: endpoint({
    access: 'admin',
    roles: editors,
    input: ById,
    output: Done,
    errors: ['event-not-found'],
  }),
} as const

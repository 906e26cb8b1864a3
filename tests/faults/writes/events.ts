import type { eventsEndpoints } from '@dlm/contract/events/events.endpoints'
import { documents } from '../../support/factories/documents.ts'
import { anEventDoc } from '../../support/factories/events.ts'
import { forms } from '../../support/uploads.ts'
import { deletion, form, type Writes } from './prepare.ts'

export const eventsWrites: Writes<typeof eventsEndpoints> = {
  get_all_events: 'reads',
  get_succ: 'reads',
  add_event: { prepare: () => form('add_event', (photo) => forms.event(photo, 'Twice')), again: 400 },
  delete_event: deletion('delete_event', (id) => [documents.events(id, anEventDoc())]),
}

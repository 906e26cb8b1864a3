import { editForms } from '@dlm/contract/dashboard/dashboard.schema'
import { editable } from '../content/content.ts'
import { stageUpload } from '../content/staged-image.ts'
import { writtenText } from '../content/written-text.ts'
import { notifyAll, removeNotification } from '../notifications/notify.ts'
import { publicFolder } from '../platform/media-paths.ts'
import { movedPublication, toPublishAt } from '../platform/publication.ts'
import { EventDoc, searchableEvent } from './event.doc.ts'

/** The address an event is shown at, within the portal. */
export function eventLink(id: string): string {
  return `/view_events?id=${id}`
}

/** The events, for the dashboard's form and bin. */
export const eventContent = editable({
  kind: 'event',
  schema: EventDoc,
  form: editForms.event,
  nameOf: ({ title }) => title,
  searchable: searchableEvent,
  toForm: ({ deta, markdown, createdAt, ...event }) => ({
    ...event,
    text: markdown || deta,
    publish: toPublishAt(createdAt),
  }),
  cover: ({ cover }) => cover,
  async change(context, id, before, { title, name, text: source, photo, date, publish, takeDown }) {
    const { platform } = context
    const { clock } = platform
    const { text, ...written } = await writtenText(source)
    const image = photo && (await stageUpload(context, { path: photo, field: 'photo', kind: 'events', id }))
    const moved = movedPublication(clock, before, publish)
    const createdAt = moved ?? before.createdAt
    return {
      data: {
        ...{ title, name, createdAt, takeDown, deta: text, ...written },
        date: date ?? before.date,
        ...(image && { cover: image.stored }),
      },
      ...(image && { image }),
      also: (transaction) => {
        if (moved !== null || takeDown !== before.takeDown)
          notifyAll(transaction, context, {
            ...{ kind: 'event', id, title, text, link: eventLink(id) },
            ...{ at: createdAt, takeDown },
          })
      },
    }
  },
  async beforeDelete(_, context, id) {
    return (transaction) => removeNotification(transaction, context, 'event', id)
  },
  purge: ({ platform }, id) => platform.objects.removeFolder(publicFolder('events', id)),
})

import { documents } from '../../tests/support/factories/documents.ts'
import { anEventDoc, aSuccessDoc } from '../../tests/support/factories/events.ts'
import { renderPicture } from './art/picture.ts'
import { poster } from './art/scenes/poster.ts'
import { type DemoEvent, events } from './data/events.ts'
import { successPoints } from './data/success.ts'
import { dayBefore, daysBefore } from './demo-day.ts'
import { type Part, publicPicture, together } from './part.ts'

async function eventPart({
  id,
  title,
  name,
  deta,
  inDays,
  announced,
  poster: look,
}: DemoEvent): Promise<Part> {
  const jpeg = await renderPicture(`event ${id}`, {
    width: 1050,
    height: 1400,
    paint: (drawing, random) => poster(drawing, random, look),
  })
  const { picture, objects } = await publicPicture('events', id, jpeg)
  const date = dayBefore(-inDays)
  const event = anEventDoc({ title, name, deta, date, cover: picture, createdAt: daysBefore(announced) })
  return { documents: [documents.events(id, event)], objects }
}

/** Events with their posters, and success points. */
export async function seedEvents(): Promise<Part> {
  const success = successPoints.map(({ id, title, deta, daysAgo }) =>
    documents.success(id, aSuccessDoc({ title, deta, date: dayBefore(daysAgo) })),
  )
  return together([...(await Promise.all(events.map(eventPart))), { documents: success, objects: [] }])
}

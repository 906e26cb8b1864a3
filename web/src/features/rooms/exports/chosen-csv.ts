import { chosenExportTexts } from '@dlm/contract/rooms/chosen-exports.texts'
import type { Chosen, ChosenPhoto } from './chosen.ts'
import { toCsv } from './csv.ts'

/** What a client chose as a table: a row for each photo of each list, in its order, and then those with stars or rejected that are in none. */
export function chosenCsv({ lists, photos }: Chosen): string {
  const byId = new Map(photos.map((photo) => [photo.id, photo]))
  const cells = (list: string, { name, stars, isRejected }: ChosenPhoto, order: number | '') => [
    ...[list, name, stars === 0 ? '' : stars, isRejected ? chosenExportTexts.rejected : '', order],
  ]
  const chosen = lists.flatMap(({ title, pids }) =>
    pids.flatMap((pid, at) => {
      const photo = byId.get(pid)
      return photo ? [cells(title, photo, at + 1)] : []
    }),
  )
  const inLists = new Set(lists.flatMap(({ pids }) => pids))
  const others = photos.filter(({ id }) => !inLists.has(id)).map((photo) => cells('', photo, ''))
  return toCsv([chosenExportTexts.columns, ...chosen, ...others])
}

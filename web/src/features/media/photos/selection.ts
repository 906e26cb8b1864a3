import type { Photo } from '@dlm/contract/media/media.schema'
import { createStore } from '../../../lib/storage/store.ts'

/** The selected photos by their ids, in the order they were selected. */
export type Selection = ReadonlyMap<string, Photo>

export const noSelection: Selection = new Map()

/** The selection in the current album. Each tile subscribes to its own entry, so that a click renders one tile only. */
export const selection = createStore<Selection>(noSelection)

/** The start of a range: the photo that was selected or deselected last. */
let anchor: string | undefined

export function clearSelection(): void {
  anchor = undefined
  selection.set(noSelection)
}

/** Selects or deselects a photo. */
export function toggleSelected(photo: Photo): void {
  const selected = new Map(selection.get())
  if (!selected.delete(photo.pid)) selected.set(photo.pid, photo)
  anchor = photo.pid
  selection.set(selected)
}

/** Selects all photos of a list from the last one that was selected up to one; with none before, that one alone. */
export function selectUpTo(photo: Photo, photos: readonly Photo[]): void {
  const from = photos.findIndex(({ pid }) => pid === anchor)
  const to = photos.indexOf(photo)
  if (from < 0) toggleSelected(photo)
  else select(photos.slice(Math.min(from, to), Math.max(from, to) + 1))
}

/** Adds photos to those that are selected. */
export function select(photos: readonly Photo[]): void {
  selection.set(new Map([...selection.get(), ...photos.map((photo) => [photo.pid, photo] as const)]))
}

import { type Editable, editForms } from '@dlm/contract/dashboard/dashboard.schema'
import { formFields } from '@dlm/contract/form-fields'
import { callAdmin } from '../../../auth/admin-session.ts'
import { ApiFailure } from '../../../lib/api/api-failure.ts'

/** The texts of a photo. */
export type PhotoText = 'alt' | 'caption'

/** Labels and longest texts, as the schema has them. */
export const photoTextFields = formFields(editForms.photo)

/** A text as the server would store it. */
export function normalizeText(name: PhotoText, text: string): string {
  return editForms.photo.shape[name].safeParse(text).data ?? text
}

/**
 * Saves a text over `before`, its value when editing began.
 * @returns what another admin has written meanwhile; nothing is saved then
 * @throws ApiFailure
 */
export type SaveText = (name: PhotoText, text: string, before: string) => Promise<string | undefined>

/** Saves the texts of one photo, one after the other, each on the revision of the save before. */
export function textSaver(pid: string): SaveText {
  const photo = { kind: 'photo', id: pid } as const
  let cached: Editable | undefined
  let last: Promise<unknown> = Promise.resolve()

  const save: SaveText = async (name, text, before) => {
    const now = cached ?? (await callAdmin('get_editable', photo))
    const serverText = String(now.fields[name] ?? '')
    if (!cached && serverText !== before && serverText !== text) return serverText
    // Dropped until the answer is received: a failed save reads it again.
    cached = undefined
    const fields = { ...now.fields, [name]: text }
    const { revision } = await callAdmin('edit', { ...photo, revision: now.revision, fields })
    cached = { revision, fields }
    return undefined
  }
  const saveOnceMoreIfStale: SaveText = (...text) =>
    save(...text).catch((error) => {
      if (error instanceof ApiFailure && error.code === 'stale-edit') return save(...text)
      throw error
    })

  return (...text) => {
    const saved = last.then(() => saveOnceMoreIfStale(...text))
    last = saved.catch(() => undefined)
    return saved
  }
}

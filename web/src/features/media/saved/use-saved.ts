import { quotas } from '@dlm/contract/limits'
import { mediaTexts } from '@dlm/contract/media/media.texts'
import { mediaActionTexts } from '@dlm/contract/media/media-actions.texts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '../../../auth/session.ts'
import { ApiFailure } from '../../../lib/api/api-failure.ts'
import { notify, notifyFailure } from '../../../lib/notify.ts'
import { localSaved } from './local-saved.ts'
import { albumOfSaved, noteAlbum } from './saved-albums.ts'
import { changeSaved, savedQuery, withIds } from './saved-query.ts'

const none: readonly string[] = []

/**
 * The saved media: a member's are on the server, a visitor's in this browser.
 * @param isNeeded whether to read the member's
 */
export function useSaved(isNeeded = true) {
  const user = useSession()
  const client = useQueryClient()
  const localIds = localSaved.use()
  const list = useQuery({ ...savedQuery(user?.uid ?? ''), enabled: user !== null && isNeeded })
  const ids = user ? (list.data?.ids ?? none) : localIds

  /** @param at index in the list @returns whether it succeeded */
  const change = async (
    changed: readonly string[],
    on: boolean,
    album?: string,
    at?: number,
  ): Promise<boolean> => {
    if (on && withIds(ids, changed, on).length > quotas.saved) {
      void notify(mediaTexts.savingFailed(mediaActionTexts.tooManySaved(changed.length, quotas.saved)))
      return false
    }
    const [first = ''] = changed
    const before = { album: album ?? albumOfSaved(first), at: Math.max(ids.indexOf(first), 0) }
    const undo = () => void change(changed, !on, before.album, before.at)
    try {
      if (user) await changeSaved(client, user.uid, changed, on, at)
      else localSaved.set(withIds(localSaved.get(), changed, on, at))
      for (const id of changed) noteAlbum(id, on ? album : undefined)
      const { saved, savedHere, removed } = mediaTexts
      void notify(on ? (user ? saved : savedHere)(changed.length) : removed, { undo })
      return true
    } catch (error) {
      if (error instanceof ApiFailure) void notify(mediaTexts.savingFailed(error.message))
      else notifyFailure(error)
      return false
    }
  }
  return {
    ids,
    list,
    /** @param album folder id of the photo's locked album */
    toggle: (id: string, album?: string) => change([id], !ids.includes(id), album),
    /** Saves what is not saved yet. @returns whether all of them are now @param album as above */
    save: (requestedIds: readonly string[], album?: string) => {
      const missing = requestedIds.filter((id) => !ids.includes(id))
      return missing.length === 0 ? Promise.resolve(true) : change(missing, true, album)
    },
  }
}

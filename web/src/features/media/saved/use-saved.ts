import { quotas } from '@dlm/contract/limits'
import { mediaTexts } from '@dlm/contract/media/media.texts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '../../../auth/session.ts'
import { ApiFailure } from '../../../lib/api-failure.ts'
import { notify, notifyFailure } from '../../../lib/notify.ts'
import { keptSaved } from './kept-saved.ts'
import { noteAlbum } from './saved-albums.ts'
import { changeSaved, savedQuery, withId } from './saved-query.ts'

const none: readonly string[] = []

/** The saved media: a member's by the server, a visitor's by this browser. */
export function useSaved() {
  const user = useSession()
  const client = useQueryClient()
  const kept = keptSaved.use()
  const list = useQuery({ ...savedQuery(user?.uid ?? ''), enabled: user !== null })
  const ids = user ? (list.data?.ids ?? none) : kept

  /** @param album folder id of the locked album a photo lies in */
  const toggle = async (id: string, album?: string): Promise<void> => {
    const on = !ids.includes(id)
    if (on && ids.length >= quotas.saved) {
      void notify(
        mediaTexts.savingFailed(
          `You have saved ${quotas.saved} media, which is the most. Please remove one first.`,
        ),
      )
      return
    }
    try {
      if (user) await changeSaved(client, user.uid, id, on)
      else keptSaved.set(withId(kept, id, on))
      noteAlbum(id, on ? album : undefined)
      void notify(on ? (user ? mediaTexts.saved : mediaTexts.savedHere) : mediaTexts.removed)
    } catch (error) {
      if (error instanceof ApiFailure) void notify(mediaTexts.savingFailed(error.message))
      else notifyFailure(error)
    }
  }
  return { ids, list, toggle }
}

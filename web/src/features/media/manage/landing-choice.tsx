import { focusTexts } from '@dlm/contract/media/focus.texts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminMedia } from '../../../admin/admin-media.ts'
import { adminQuery, useRefresh } from '../../../admin/admin-query.ts'
import { callAdmin } from '../../../auth/admin-session.ts'
import { notify, notifyFailure } from '../../../lib/notify.ts'
import { Button } from '../../../ui/button.tsx'

interface Props {
  /** The photo, and its album. */
  id: string
  fid: string
}

/** Chooses a photo for the landing, or another again; not one of a locked album. */
export function LandingChoice({ id, fid }: Props) {
  const { data: albums } = useInfiniteQuery(adminMedia('get_all_albums', { ids: [fid], limit: 1 }))
  const { data: landing } = useQuery(adminQuery('get_landing_photo', {}))
  const [isBusy, setBusy] = useState(false)
  const refresh = useRefresh(['get_latest_media'])
  const [album] = albums?.pages[0]?.data ?? []
  if (!album || !landing) return null
  const isChosen = landing.id === id

  const choose = async () => {
    setBusy(true)
    try {
      await callAdmin('set_landing_photo', { id, on: !isChosen })
      await refresh()
      void notify(isChosen ? focusTexts.removedFromLanding : focusTexts.addedToLanding)
    } catch (error) {
      notifyFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const state = isChosen ? focusTexts.isOnLanding : focusTexts.landingHint
  return (
    <section
      aria-label={focusTexts.landing}
      className="grid justify-items-start gap-2 border-line border-t pt-5"
    >
      {(!album.locked || isChosen) && (
        <Button variant="secondary" busy={isBusy && 'Saving…'} onClick={choose}>
          {isChosen ? focusTexts.removeFromLanding : focusTexts.showOnLanding}
        </Button>
      )}
      <p className="text-sm text-soft">{album.locked ? focusTexts.notOnLanding : state}</p>
    </section>
  )
}

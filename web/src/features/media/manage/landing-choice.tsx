import { focusTexts } from '@dlm/contract/media/focus.texts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { adminMedia } from '../../../admin/admin-media.ts'
import { adminQuery, useRefresh } from '../../../admin/admin-query.ts'
import { ChoiceButton } from '../../../admin/form/choice-button.tsx'
import { callAdmin } from '../../../auth/admin-session.ts'
import { notify } from '../../../lib/notify.ts'

interface Props {
  /** The photo, and its album. */
  id: string
  fid: string
}

/** Chooses a photo for the landing, or another again; not one of a locked or unlisted album. */
export function LandingChoice({ id, fid }: Props) {
  const { data: albums } = useInfiniteQuery(adminMedia('get_all_albums', { ids: [fid], limit: 1 }))
  const { data: landing } = useQuery(adminQuery('get_landing_photo', {}))
  const refresh = useRefresh(['get_latest_media'])
  const [album] = albums?.pages[0]?.data ?? []
  if (!album || !landing) return null
  const isRefused = album.locked || album.unlisted === true
  const isChosen = landing.id === id
  const action = isChosen ? focusTexts.removeFromLanding : focusTexts.showOnLanding
  const state = isChosen ? focusTexts.isOnLanding : focusTexts.landingHint
  return (
    <ChoiceButton
      label={focusTexts.landing}
      note={isRefused ? focusTexts.notOnLanding : state}
      action={!isRefused || isChosen ? action : undefined}
      onChoose={async () => {
        await callAdmin('set_landing_photo', { id, on: !isChosen })
        await refresh()
        void notify(isChosen ? focusTexts.removedFromLanding : focusTexts.addedToLanding)
      }}
    />
  )
}

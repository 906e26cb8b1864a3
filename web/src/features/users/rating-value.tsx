import { starTexts } from '@dlm/contract/ratings/stars.texts'
import { userToolTexts } from '@dlm/contract/users/user-tool.texts'
import type { Member } from '@dlm/contract/users/users.schema'
import { userTexts } from '@dlm/contract/users/users.texts'
import { useState } from 'react'
import { useRefresh } from '../../admin/admin-query.ts'
import { callAdmin } from '../../auth/admin-session.ts'
import { notify, notifyFailure } from '../../lib/notify.ts'
import { Button } from '../../ui/button.tsx'

interface Props {
  member: Member
  rating: NonNullable<Member['rating']>
}

/** The rating that a member gave, with its sentence, which an admin can remove. */
export function RatingValue({ member: { uid, user }, rating: { rate, words } }: Props) {
  const [isBusy, setBusy] = useState(false)
  const refresh = useRefresh(['get_10_rates'])
  const remove = async () => {
    if ((await notify(userTexts.askRemoveWords(user))) !== 'yes') return
    setBusy(true)
    try {
      await callAdmin('remove_rating_words', { uid })
      await refresh()
      void notify(userTexts.wordsRemoved(user))
    } catch (error) {
      notifyFailure(error)
    } finally {
      setBusy(false)
    }
  }
  if (!words) return starTexts.ofStars(rate)
  return (
    <div className="grid gap-1 py-2">
      <span>{starTexts.ofStars(rate)}</span>
      <span dir="auto">“{words}”</span>
      <Button
        variant="ghost"
        className="-ms-3 justify-self-start px-3 text-sm"
        onClick={remove}
        busy={isBusy && userToolTexts.removing}
      >
        {userToolTexts.removeWords}
      </Button>
    </div>
  )
}

import { questionTexts } from '@dlm/contract/questions/questions.texts'
import { useState } from 'react'
import { useRefresh } from '../../../admin/admin-query.ts'
import { callAdmin } from '../../../auth/admin-session.ts'
import { notify, notifyFailure } from '../../../lib/notify.ts'

/** Publishes a question before it is answered. */
export function useRelease() {
  const [released, setReleased] = useState<string | null>(null)
  const refresh = useRefresh(['get_faqs'])
  return {
    /** Id of the question that is being released. */
    released,
    async release(id: string) {
      setReleased(id)
      try {
        await callAdmin('release_question', { id })
        await refresh()
        void notify(questionTexts.released)
      } catch (error) {
        notifyFailure(error)
      } finally {
        setReleased(null)
      }
    },
  }
}

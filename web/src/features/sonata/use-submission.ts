import type { User } from '@dlm/contract/accounts/user.schema'
import { sonataTexts } from '@dlm/contract/sonata/sonata.texts'
import { useQueryClient } from '@tanstack/react-query'
import { useApiMutation } from '../../lib/api/mutation.ts'
import { privateQuery } from '../../lib/api/query.ts'
import { notify, notifyFailure } from '../../lib/notify.ts'
import type { UrlKey } from './key-from-url.ts'

/** Submits a machine with the member's e-mail; idempotent: a second submission returns the existing request. */
export function useSubmission({ uid, email }: User, { mid, cypher }: UrlKey) {
  const client = useQueryClient()
  const submission = useApiMutation('m_email_enter', { invalidates: ['my_keys'] })
  const submit = async () => {
    if (submission.isPending) return
    try {
      const { data } = await submission.mutateAsync({ mid, email, cypher })
      if (data[0].uid === uid) client.setQueryData(privateQuery('m_id', { mid }).queryKey, { data })
      void notify(sonataTexts.emailUpdated)
    } catch (error) {
      notifyFailure(error)
    }
  }
  return { submit, isSubmitting: submission.isPending }
}

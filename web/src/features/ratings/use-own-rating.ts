import { ratingTexts } from '@dlm/contract/ratings/ratings.texts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ApiFailure } from '../../lib/api/api-failure.ts'
import { useApiMutation } from '../../lib/api/mutation.ts'
import { privateQuery } from '../../lib/api/query.ts'
import { notify, notifyFailure } from '../../lib/notify.ts'
import { localRating, storeLocalRating } from './local-rating.ts'

interface OwnRating {
  /** Stars, 1 to 5; null before the first. */
  given: number | null
  isLoading: boolean
  isSaving: boolean
  /** Why the given stars cannot be looked up. */
  error: ApiFailure | null
  give(stars: number): void
}

/** A member's own rating: shown from this browser's memory at first, then as the server has it; giving shows at once. */
export function useOwnRating(uid: string): OwnRating {
  const { data, error, isPending } = useQuery(privateQuery('get_rates_user', { user_id: uid }))
  const saving = useApiMutation('rate', { invalidates: ['get_rates_user', 'get_10_rates'] })
  const known = data?.data[0]?.rate
  useEffect(() => {
    if (known) storeLocalRating(uid, known)
  }, [uid, known])

  const give = (rating: number) => {
    if (saving.isPending) return
    saving.mutate(
      { rating, uid },
      {
        onSuccess: () => {
          storeLocalRating(uid, rating)
          // Stars can be changed, not withdrawn: the first ones stay.
          void notify(ratingTexts.recorded(rating), { undo: known ? () => give(known) : undefined })
        },
        onError: notifyFailure,
      },
    )
  }
  const settled = data ? (known ?? null) : localRating(uid)
  return {
    given: saving.isPending ? saving.variables.rating : settled,
    isLoading: isPending,
    isSaving: saving.isPending,
    error,
    give,
  }
}

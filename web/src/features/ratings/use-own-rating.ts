import { stars } from '@dlm/contract/constants'
import { ratingTexts } from '@dlm/contract/ratings/ratings.texts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ApiFailure } from '../../lib/api/api-failure.ts'
import { useApiMutation } from '../../lib/api/mutation.ts'
import { privateQuery } from '../../lib/api/query.ts'
import { notify, notifyFailure } from '../../lib/notify.ts'
import { readStored, writeStored } from '../../lib/storage/storage.ts'

interface OwnRating {
  /** Stars, 1 to 5; null before the first. */
  given: number | null
  isLoading: boolean
  isSaving: boolean
  /** Why the own rating could not be loaded. */
  error: ApiFailure | null
  give(stars: number): void
  /** The member's sentence, empty without one. */
  words: string
  /** Saves the sentence, with the stars that were given; an empty one removes it. */
  say(words: string): void
}

/** A member's own rating: first from the local storage, then from the server; giving one is optimistic. */
export function useOwnRating(uid: string): OwnRating {
  const { data, error, isPending } = useQuery(privateQuery('get_rates_user', { user_id: uid }))
  const saving = useApiMutation('rate', { invalidates: ['get_rates_user', 'get_10_rates'] })
  const serverRating = data?.data[0]?.rate
  useEffect(() => {
    if (serverRating) storeLocalRating(uid, serverRating)
  }, [uid, serverRating])

  const give = (rating: number) => {
    if (saving.isPending) return
    saving.mutate(
      { rating, uid },
      {
        onSuccess: () => {
          storeLocalRating(uid, rating)
          // Stars can be changed, but not removed: the first ones have no undo.
          void notify(ratingTexts.recorded(rating), {
            undo: serverRating ? () => give(serverRating) : undefined,
          })
        },
        onError: notifyFailure,
      },
    )
  }
  const say = (words: string) => {
    if (saving.isPending || !serverRating) return
    saving.mutate(
      { rating: serverRating, uid, words },
      {
        onSuccess: () => void notify(words ? ratingTexts.wordsSaved : ratingTexts.wordsRemoved),
        onError: notifyFailure,
      },
    )
  }
  const savedRating = data ? (serverRating ?? null) : localRating(uid)
  return {
    given: saving.isPending ? saving.variables.rating : savedRating,
    isLoading: isPending,
    isSaving: saving.isPending,
    error,
    give,
    words: data?.data[0]?.words ?? '',
    say,
  }
}

/** The own rating in the local storage (SPEC §3): the member and the stars. */
const key = 'dsp-rating'

/** The stars a member gave, from the local storage; null for none, and for those of another member. */
function localRating(uid: string): number | null {
  const [owner, rate] = readStored(key)?.split(':') ?? []
  const given = Number(rate)
  const isRating = Number.isInteger(given) && given >= stars.min && given <= stars.max
  return owner === uid && isRating ? given : null
}

function storeLocalRating(uid: string, rate: number): void {
  writeStored(key, `${uid}:${rate}`)
}

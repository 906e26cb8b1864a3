import type { Answer } from '@dlm/contract/contract'
import { leadingZero } from '@dlm/contract/format/leading-zero'
import type { Vote } from '@dlm/contract/news/news.schema'
import { newsTexts } from '@dlm/contract/news/news.texts'
import { newsScreenTexts } from '@dlm/contract/news/news-screens.texts'
import { useQueryClient } from '@tanstack/react-query'
import ThumbsDown from 'lucide-react/icons/thumbs-down'
import ThumbsUp from 'lucide-react/icons/thumbs-up'
import { useApiMutation } from '../../lib/api/mutation.ts'
import { privateQuery } from '../../lib/api/query.ts'
import { notify, notifyFailure } from '../../lib/notify.ts'
import { classes } from '../../ui/classes.ts'

interface Props {
  id: string
  love: number
  hate: number
  vote: Vote
}

const kinds = {
  like: { label: newsScreenTexts.like, icon: ThumbsUp, done: newsTexts.liked },
  unlike: { label: newsScreenTexts.dislike, icon: ThumbsDown, done: newsTexts.unliked },
} as const

type Kind = keyof typeof kinds

/** Like and dislike: one changeable vote, a second click removes it (DESIGN §5). Counts are the server's. */
export function VoteButtons({ id, love, hate, vote }: Props) {
  const { cast, pending } = useVoting(id)
  const button = (kind: Kind, count: number) => (
    <VoteButton
      kind={kind}
      count={count}
      isChosen={vote === kind}
      isPending={pending === kind}
      onPress={() => cast(kind, vote !== kind, vote)}
    />
  )
  return (
    <fieldset data-print="no" className="flex flex-wrap gap-2">
      <legend className="sr-only">{newsScreenTexts.vote}</legend>
      {button('like', love)}
      {button('unlike', hate)}
    </fieldset>
  )
}

function useVoting(id: string) {
  const client = useQueryClient()
  const calls = {
    like: useApiMutation('like_news', { invalidates: [] }),
    unlike: useApiMutation('unlike_news', { invalidates: [] }),
  }
  const pending = calls.like.isPending ? 'like' : calls.unlike.isPending ? 'unlike' : null

  /** Casts or removes a vote. @param before the previous vote, which Undo restores */
  const cast = async (kind: Kind, on: boolean, before: Vote): Promise<void> => {
    if (calls[kind].isPending) return
    try {
      // Awaited, since Undo may be pressed on another screen, where callbacks of `mutate` are not called.
      const { views, love, hate, vote } = await calls[kind].mutateAsync({ id, on })
      // Also if the URL is still the preview of an article that is published by now.
      const { queryKey } = privateQuery('get_news_data', { id })
      // A server-rendered article is read again for this visitor; an answer from before the vote must not replace it.
      await client.cancelQueries({ queryKey })
      client.setQueriesData<Answer<'get_news_data'>>({ queryKey }, (shown) => {
        if (!shown) return
        const [article] = shown.data
        return { data: [{ ...article, views, love, hate }], vote }
      })
      const undo = () => void (before === 'none' ? cast(kind, false, kind) : cast(before, true, kind))
      if (vote === kind) void notify(kinds[kind].done, { undo })
    } catch (error) {
      notifyFailure(error)
    }
  }
  return { cast, pending }
}

interface ButtonProps {
  kind: Kind
  count: number
  isChosen: boolean
  isPending: boolean
  onPress(): void
}

function VoteButton({ kind, count, isChosen, isPending, onPress }: ButtonProps) {
  const { label, icon: Icon } = kinds[kind]
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-busy={isPending}
      onClick={onPress}
      className={classes(
        'inline-flex min-h-11 items-center justify-center gap-2 rounded-full border px-4 font-semibold tabular-nums whitespace-nowrap transition-colors',
        isChosen
          ? 'border-accent bg-accent-wash text-accent'
          : 'border-line bg-surface text-soft hover:text-ink',
        isPending && 'opacity-60',
      )}
    >
      <Icon aria-hidden="true" className="size-5" strokeWidth={isChosen ? 2.5 : 2} />
      {label}
      <span>{leadingZero(count)}</span>
    </button>
  )
}

import type { Answer } from '@dlm/contract/contract'
import { leadingZero } from '@dlm/contract/format/leading-zero'
import type { Vote } from '@dlm/contract/news/news.schema'
import { newsTexts } from '@dlm/contract/news/news.texts'
import { useQueryClient } from '@tanstack/react-query'
import ThumbsDown from 'lucide-react/icons/thumbs-down'
import ThumbsUp from 'lucide-react/icons/thumbs-up'
import { useApiMutation } from '../../lib/mutation.ts'
import { notify, notifyFailure } from '../../lib/notify.ts'
import { privateQuery } from '../../lib/query.ts'
import { classes } from '../../ui/classes.ts'

interface Props {
  id: string
  love: number
  hate: number
  vote: Vote
}

/** Like and dislike: one changeable vote, a second click withdraws it (DESIGN §5). Counts are the server's. */
export function VoteButtons({ id, love, hate, vote }: Props) {
  return (
    <fieldset className="flex gap-2">
      <legend className="sr-only">Your opinion</legend>
      <VoteButton id={id} kind="like" count={love} chosen={vote === 'like'} />
      <VoteButton id={id} kind="unlike" count={hate} chosen={vote === 'unlike'} />
    </fieldset>
  )
}

const kinds = {
  like: { call: 'like_news', label: 'Like', icon: ThumbsUp, done: newsTexts.liked },
  unlike: { call: 'unlike_news', label: 'Dislike', icon: ThumbsDown, done: newsTexts.unliked },
} as const

function VoteButton({
  id,
  kind,
  count,
  chosen,
}: {
  id: string
  kind: keyof typeof kinds
  count: number
  chosen: boolean
}) {
  const { call, label, icon: Icon, done } = kinds[kind]
  const client = useQueryClient()
  const mutation = useApiMutation(call, { invalidates: [] })

  const press = () => {
    if (mutation.isPending) return
    mutation.mutate(
      { id, on: !chosen },
      {
        onSuccess: ({ views, love, hate, vote }) => {
          client.setQueryData<Answer<'get_news_data'>>(
            privateQuery('get_news_data', { id }).queryKey,
            (shown) => {
              if (!shown) return
              const [article] = shown.data
              return { data: [{ ...article, views, love, hate }], vote }
            },
          )
          if (vote === kind) void notify(done)
        },
        onError: notifyFailure,
      },
    )
  }

  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-busy={mutation.isPending}
      onClick={press}
      className={classes(
        'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 font-semibold tabular-nums transition-colors',
        chosen
          ? 'border-accent bg-accent-wash text-accent'
          : 'border-line bg-surface text-soft hover:text-ink',
        mutation.isPending && 'opacity-60',
      )}
    >
      <Icon aria-hidden="true" className="size-5" strokeWidth={chosen ? 2.5 : 2} />
      {label}
      <span>{leadingZero(count)}</span>
    </button>
  )
}

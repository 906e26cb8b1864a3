import { deskTexts } from '@dlm/contract/dashboard/desk.texts'
import { replyToolTexts } from '@dlm/contract/questions/reply-tool.texts'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { adminQuery } from '../../../admin/admin-query.ts'
import { lazyComponent } from '../../../lib/code/lazy-component.ts'
import { dashboardToolPath } from '../../../lib/dashboard-tools.ts'
import { formatDay } from '../../../lib/format/format-day.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** With the code of forms, which the start of the dashboard does not need. */
const ReplyFields = lazyComponent(async () => ({ default: (await import('./reply-fields.tsx')).ReplyFields }))

/** The latest question without a reply, answered where it is shown; then comes the one before it. */
export function QuestionInPlace({ adid }: { adid: string }) {
  const [isReplying, setReplying] = useState(false)
  const questions = useQuery(adminQuery('get_faqs', { unanswered: true, search: '', limit: 1 }))
  if (questions.isPending) return <Skeleton className="h-64" />
  const [question] = questions.data?.data ?? []
  // Nothing is missing without it: the list of tasks leads to the questions too.
  if (!question) return null
  return (
    <article
      aria-label={deskTexts.latestQuestion}
      className={classes(
        'grid content-start gap-x-8 gap-y-4 rounded-card border border-line bg-surface p-5',
        isReplying && 'lg:grid-cols-2',
      )}
    >
      <div className="grid content-start gap-3">
        <h3 className="text-base font-semibold">{deskTexts.latestQuestion}</h3>
        <figure className="grid gap-2 border-s-2 border-accent ps-4">
          <blockquote dir="auto" className="line-clamp-5 wrap-anywhere whitespace-pre-line">
            {question.ques}
          </blockquote>
          <figcaption className="text-sm text-soft wrap-anywhere">
            <bdi>{question.user}</bdi>, {formatDay(question.date)}
          </figcaption>
        </figure>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          {!isReplying && <Button onClick={() => setReplying(true)}>{replyToolTexts.reply}</Button>}
          <Link
            to={dashboardToolPath(adid, 'faqs')}
            className="inline-flex min-h-11 items-center font-semibold text-accent hover:underline"
          >
            {deskTexts.allQuestions}
          </Link>
        </div>
      </div>
      {isReplying && (
        <Suspense fallback={<Skeleton className="h-64" />}>
          <ReplyFields
            key={question.fqid}
            question={question}
            submitLabel={replyToolTexts.submit}
            onSent={() => void questions.refetch()}
          />
        </Suspense>
      )}
    </article>
  )
}

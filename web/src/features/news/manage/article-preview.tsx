import type { ReactNode } from 'react'
import { formatDay } from '../../../lib/format-day.ts'
import { WrittenPreview } from '../../dashboard/written-preview.tsx'
import { articleTextClass } from '../article-class.ts'

interface Props {
  title?: string
  text?: string
  /** YYYY-MM-DD */
  date?: string | undefined
  cover: ReactNode
}

/** An article as it will be read. */
export function ArticlePreview({ title, text, date, cover }: Props) {
  return (
    <div className="grid gap-6">
      <div className="grid gap-4">
        {/* The page has its heading already. */}
        <p dir="auto" className="font-heading text-h1 font-semibold wrap-anywhere">
          {title || <span className="text-soft">Title</span>}
        </p>
        {date && <p className="text-sm text-soft tabular-nums">{formatDay(date)}</p>}
      </div>
      {cover}
      {text ? (
        <WrittenPreview text={text} className={articleTextClass} />
      ) : (
        <p className="text-lg text-soft">What you write appears here as visitors will read it.</p>
      )}
    </div>
  )
}

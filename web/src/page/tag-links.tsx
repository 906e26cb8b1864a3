import { pageTexts } from '@dlm/contract/site/pages.texts'
import { listedTags } from '@dlm/contract/tags/listed-tags'
import { Link } from 'react-router'
import { tagAddress } from '../lib/tag-address.ts'
import { classes } from '../ui/classes.ts'

/** The tags of an entry, each with the way to what else carries it. Leaves no gap where there are none. */
export function TagLinks({ tags, className }: { tags: string; className?: string }) {
  const listed = listedTags(tags)
  if (listed.length === 0) return null
  return (
    <ul data-print="no" aria-label={pageTexts.tags} className={classes('flex flex-wrap gap-2', className)}>
      {listed.map((tag) => (
        <li key={tag}>
          <Link
            dir="auto"
            to={tagAddress(tag)}
            className="inline-flex min-h-11 items-center rounded-full border border-line px-4 text-sm text-soft hover:text-accent"
          >
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  )
}

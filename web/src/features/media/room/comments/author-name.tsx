import { brand } from '@dlm/contract/brand/brand'
import type { RoomAuthor } from '@dlm/contract/rooms/comments.schema'
import { commentTexts } from '@dlm/contract/rooms/comments.texts'

/** Who did something, in words. */
export function nameOf({ name, isStudio }: RoomAuthor): string {
  if (isStudio) return brand.company
  return name || commentTexts.formerClient
}

/** The name of an author, with a badge of the studio. */
export function AuthorName({ author }: { author: RoomAuthor }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5">
      <bdi className="truncate font-semibold">{nameOf(author)}</bdi>
      {author.isStudio && (
        <span className="rounded-full bg-accent-wash px-2 text-xs font-semibold text-accent">
          {commentTexts.studio}
        </span>
      )}
    </span>
  )
}

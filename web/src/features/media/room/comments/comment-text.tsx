import { commentTexts } from '@dlm/contract/rooms/comments.texts'

const { mention } = commentTexts
const mentions = new RegExp(`(${mention})(?![\\p{L}\\p{N}])`, 'giu')

/** The words of a comment, as text; where the studio is addressed, that is highlighted. */
export function CommentText({ text }: { text: string }) {
  return (
    <p dir="auto" className="whitespace-pre-line wrap-anywhere">
      {text.split(mentions).map((part, at) =>
        part.toLowerCase() === mention ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key
          <mark key={at} className="rounded bg-accent-wash px-1 font-semibold text-accent">
            {part}
          </mark>
        ) : (
          part
        ),
      )}
    </p>
  )
}

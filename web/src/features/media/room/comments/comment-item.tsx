import type { RoomComment } from '@dlm/contract/rooms/comments.schema'
import { commentTexts } from '@dlm/contract/rooms/comments.texts'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { MoreMenu } from '../../../../ui/more-menu.tsx'
import { AuthorName, nameOf } from './author-name.tsx'
import { CommentText } from './comment-text.tsx'
import { formatMoment } from './format-moment.ts'
import { TextForm } from './text-form.tsx'
import type { Comments } from './use-comments.ts'

/** A comment: who, when, and the words; one’s own can be edited and deleted. */
export function CommentItem({ comment, comments }: { comment: RoomComment; comments: Comments }) {
  const [isEditing, setEditing] = useState(false)
  const { id, by, text, createdAt, editedAt, isOwn } = comment
  if (text === '') return <p className="text-sm text-soft italic">{commentTexts.deleted}</p>
  return (
    <div className="grid gap-1">
      <div className="flex items-start gap-2">
        <p className="flex min-h-8 min-w-0 flex-1 flex-wrap items-center gap-x-2 text-sm">
          <AuthorName author={by} />
          <span className="text-soft tabular-nums">
            {formatMoment(createdAt)}
            {editedAt !== null && ` · ${commentTexts.edited}`}
          </span>
        </p>
        {isOwn && !isEditing && (
          <MoreMenu
            label={commentTexts.moreFor(nameOf(by))}
            className="-my-1.5"
            items={[
              { label: commentTexts.edit, icon: Pencil, onSelect: () => setEditing(true) },
              { label: commentTexts.remove, icon: Trash, onSelect: () => void comments.remove(comment) },
            ]}
          />
        )}
      </div>
      {isEditing ? (
        <TextForm
          label={commentTexts.newText}
          initial={text}
          submitLabel={commentTexts.save}
          onSubmit={async (changed) => {
            await comments.edit(id, changed)
            setEditing(false)
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <CommentText text={text} />
      )}
    </div>
  )
}

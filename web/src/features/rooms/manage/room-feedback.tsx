import { mediaTitle } from '@dlm/contract/format/media-title'
import { commentExportTexts } from '@dlm/contract/rooms/comment-exports.texts'
import type { ReviewedPiece } from '@dlm/contract/rooms/comments.schema'
import { commentTexts } from '@dlm/contract/rooms/comments.texts'
import { roomToolTexts } from '@dlm/contract/rooms/room-tool.texts'
import { useQuery } from '@tanstack/react-query'
import ExternalLink from 'lucide-react/icons/external-link'
import { useState } from 'react'
import { adminQuery } from '../../../admin/admin-query.ts'
import { rowsClass } from '../../../admin/desk/tool-screen.tsx'
import { type FrameRateName, frameRates } from '../../../lib/frame-rate.ts'
import { kindIcons } from '../../../lib/kind-icons.ts'
import { commentsParameter, pieceParameters, roomPath, studioLinkOf } from '../../../lib/room-paths.ts'
import { ReadFailure } from '../../../shell/read-failure.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { AllCommentsFile } from './all-comments-file.tsx'
import { CommentFilesMenu } from './comment-files-menu.tsx'

/** Pieces that are listed at first, and with each step. */
const step = 12

/** Another tab has the session of this one, which may end with it. */
const newTab = { target: '_blank', rel: 'opener' } as const

/** What clients said of the pieces of a room: those that want changes, or have open comments, first. Each opens in the room, for the studio. */
export function RoomFeedback({ room, title }: { room: string; title: string }) {
  const { data, error, isFetching, refetch } = useQuery(adminQuery('get_room_feedback', { id: room }))
  const link = studioLinkOf(room)
  const [visible, setVisible] = useState(step)
  const [rate, setRate] = useState<FrameRateName>('25')
  const pieces = data?.data.toSorted((one, other) => weightOf(other) - weightOf(one))
  const commented = pieces?.filter(({ comments }) => comments > 0) ?? []
  const filmRate = frameRates[rate]
  return (
    <section aria-labelledby="room-feedback" className="grid grid-cols-1 gap-3 border-t border-line pt-5">
      <h3 id="room-feedback" className="text-h3">
        {roomToolTexts.feedback}
      </h3>
      {pieces?.length === 0 && <p className="text-sm text-soft">{roomToolTexts.feedbackNone}</p>}
      {error && !data && <ReadFailure error={error} onRetry={() => refetch()} isRetrying={isFetching} />}
      {pieces && pieces.length > 0 && (
        <ul className={rowsClass}>
          {pieces.slice(0, visible).map((piece) => (
            <li key={`${piece.kind}-${piece.id}`} className="flex items-center pe-2">
              <PieceRow piece={piece} link={link} />
              {piece.comments > 0 && (
                <CommentFilesMenu room={room} piece={piece} rate={piece.kind === 'video' ? filmRate : null} />
              )}
            </li>
          ))}
        </ul>
      )}
      {pieces && pieces.length > visible && (
        <Button variant="secondary" className="justify-self-start" onClick={() => setVisible(visible + step)}>
          {roomToolTexts.more}
        </Button>
      )}
      {commented.some(({ kind }) => kind === 'video') && (
        <SelectField
          label={commentExportTexts.rate}
          hint={commentExportTexts.rateHint}
          options={Object.keys(frameRates).map((name) => ({ value: name, label: name }))}
          value={rate}
          onChange={({ target }) => setRate(target.value as FrameRateName)}
        />
      )}
      {commented.length > 0 && <AllCommentsFile {...{ room, title, filmRate }} pieces={commented} />}
      <a href={roomPath({ link })} {...newTab} className={buttonClass('secondary', 'justify-self-start')}>
        <ExternalLink aria-hidden="true" className="size-5" />
        {roomToolTexts.openAsStudio}
      </a>
      <p className="text-sm text-soft">{roomToolTexts.openAsStudioHint}</p>
    </section>
  )
}

/** What needs the studio most comes first. */
function weightOf({ state, unresolved }: ReviewedPiece): number {
  return unresolved + (state === 'changes' ? 1_000 : state === 'approved' ? -1_000 : 0)
}

function PieceRow({ piece, link }: { piece: ReviewedPiece; link: string }) {
  const { kind, id, name, partKey, state, comments, unresolved } = piece
  const Icon = kindIcons[kind]
  const facts = [
    commentTexts.states[state],
    comments > 0 && roomToolTexts.commentsOn(comments),
    unresolved > 0 && roomToolTexts.openOf(unresolved),
  ].filter(Boolean)
  const body = (
    <>
      <Icon aria-hidden="true" className="size-5 shrink-0 text-soft" />
      <span className="grid min-w-0 flex-1">
        <span dir="auto" className="truncate font-semibold">
          {name === '' || partKey === '' ? roomToolTexts.pieceRemoved : mediaTitle(name)}
        </span>
        <span className="text-sm text-soft tabular-nums">{facts.join(' · ')}</span>
      </span>
    </>
  )
  const rowClass = 'flex min-h-14 min-w-0 flex-1 items-center gap-3 p-3 text-start'
  if (partKey === '') return <div className={rowClass}>{body}</div>
  return (
    <a
      href={roomPath({ link, part: partKey }, { [pieceParameters[kind]]: id, [commentsParameter]: '1' })}
      {...newTab}
      className={classes(rowClass, 'no-underline hover:bg-raised')}
    >
      {body}
    </a>
  )
}

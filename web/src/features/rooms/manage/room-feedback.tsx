import { mediaTitle } from '@dlm/contract/format/media-title'
import type { ReviewedPiece } from '@dlm/contract/rooms/comments.schema'
import { commentTexts } from '@dlm/contract/rooms/comments.texts'
import { roomToolTexts } from '@dlm/contract/rooms/room-tool.texts'
import { useQuery } from '@tanstack/react-query'
import ExternalLink from 'lucide-react/icons/external-link'
import { adminQuery } from '../../../admin/admin-query.ts'
import { rowsClass } from '../../../admin/desk/tool-screen.tsx'
import { kindIcons } from '../../../lib/kind-icons.ts'
import { commentsParameter, roomPath, studioLinkOf } from '../../../lib/room-paths.ts'
import { ReadFailure } from '../../../shell/read-failure.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'

const parameterOf = { photo: 'photo', video: 'film', audio: 'sound' } as const

/** Another tab has the session of this one, which may end with it. */
const newTab = { target: '_blank', rel: 'opener' } as const

/** What clients said of the pieces of a room: those that want changes, or have open comments, first. Each opens in the room, for the studio. */
export function RoomFeedback({ room }: { room: string }) {
  const { data, error, isFetching, refetch } = useQuery(adminQuery('get_room_feedback', { id: room }))
  const link = studioLinkOf(room)
  const pieces = data?.data.toSorted((one, other) => weightOf(other) - weightOf(one))
  return (
    <section aria-labelledby="room-feedback" className="grid grid-cols-1 gap-3 border-t border-line pt-5">
      <h3 id="room-feedback" className="text-h3">
        {roomToolTexts.feedback}
      </h3>
      {pieces?.length === 0 && <p className="text-sm text-soft">{roomToolTexts.feedbackNone}</p>}
      {error && !data && <ReadFailure error={error} onRetry={() => refetch()} isRetrying={isFetching} />}
      {pieces && pieces.length > 0 && (
        <ul className={classes(rowsClass, 'max-h-96 overflow-y-auto')}>
          {pieces.map((piece) => (
            <li key={`${piece.kind}-${piece.id}`}>
              <PieceRow piece={piece} link={link} />
            </li>
          ))}
        </ul>
      )}
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
  const rowClass = 'flex min-h-14 items-center gap-3 p-3 text-start'
  if (partKey === '') return <div className={rowClass}>{body}</div>
  return (
    <a
      href={roomPath({ link, part: partKey }, { [parameterOf[kind]]: id, [commentsParameter]: '1' })}
      {...newTab}
      className={classes(rowClass, 'no-underline hover:bg-raised')}
    >
      {body}
    </a>
  )
}

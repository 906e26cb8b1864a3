import { versionTexts } from '@dlm/contract/rooms/versions.texts'
import { useRef, useState } from 'react'
import { selectClass } from '../../../../ui/select-field.tsx'
import { type Thread, usePieceReview } from '../comments/comment-reads.ts'
import { PieceStateField } from '../comments/piece-state.tsx'
import { ThreadList } from '../comments/thread-list.tsx'
import { useComments } from '../comments/use-comments.ts'
import { type Reviewing, useReviewing } from '../reviewing.ts'
import '../comments/comments.css'
import type { VersionStack } from '../../../../lib/version-stack.ts'
import { VersionMedium } from './version-medium.tsx'

interface Props {
  stack: VersionStack
  /** Index of the version, from 0. */
  version: number
  /** Which of the two it is. */
  label: string
  /** Called with the player of a film or a sound, and with null once that is gone; the function has to stay the same. */
  onPlayer(player: HTMLMediaElement | null): void
  onVersion(version: number): void
}

/** One of two versions: which it is, the piece, and what was said of it. */
export function VersionPane(props: Props) {
  const reviewing = useReviewing()
  const { stack, version, label, onVersion } = props
  const choice = (
    <select
      aria-label={label}
      value={version}
      onChange={({ target }) => onVersion(Number(target.value))}
      className={selectClass}
    >
      {stack.versions.map(({ id }, at) => (
        <option key={id} value={at}>
          {at === stack.versions.length - 1 ? versionTexts.newestOf(at + 1) : versionTexts.version(at + 1)}
        </option>
      ))}
    </select>
  )
  const id = stack.versions[version]?.id ?? ''
  return (
    <section aria-label={versionTexts.version(version + 1)} className="version-pane">
      {choice}
      {reviewing ? (
        <Reviewed key={id} {...props} reviewing={reviewing} />
      ) : (
        <VersionMedium key={id} {...props} threads={[]} active={null} onActivate={() => undefined} />
      )}
    </section>
  )
}

function Reviewed({ reviewing, ...props }: Props & { reviewing: Reviewing }) {
  const { stack, version } = props
  const piece = { kind: stack.kind, id: stack.versions[version]?.id ?? '' }
  const isNewest = version === stack.versions.length - 1
  const review = usePieceReview(reviewing, piece)
  const comments = useComments(reviewing, piece)
  const medium = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState<string | null>(null)
  const activate = ({ comment: { id, anchor } }: Thread) => {
    setActive(id === active ? null : id)
    const player = medium.current?.querySelector<HTMLMediaElement>('video, audio')
    if (anchor.at !== 'time' || !player) return
    player.pause()
    player.currentTime = anchor.seconds
  }
  return (
    <>
      <div ref={medium} className="contents">
        <VersionMedium {...props} threads={comments.threads} {...{ active }} onActivate={activate} />
      </div>
      <div className="version-comments grid content-start gap-2">
        <PieceStateField
          review={review}
          onDecide={isNewest && reviewing.mayApprove ? (state) => void comments.decide(state) : undefined}
        />
        {reviewing.mayComment &&
          (comments.isLoaded && comments.threads.length === 0 && !comments.removed ? (
            <p className="text-sm text-soft">{versionTexts.noComments}</p>
          ) : (
            <ThreadList link={reviewing.id} {...{ piece, comments, active }} onActivate={activate} />
          ))}
      </div>
    </>
  )
}

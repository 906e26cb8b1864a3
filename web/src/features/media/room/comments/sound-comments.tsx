import type { Audio } from '@dlm/contract/media/media.schema'
import { commentTexts } from '@dlm/contract/rooms/comments.texts'
import { type ReactNode, useState } from 'react'
import { formatTime } from '../../../../lib/format/format-time.ts'
import { playFrom, togglePlaying } from '../../../../shell/player/audio-player.ts'
import { useAudioState } from '../../../../shell/player/audio-state.ts'
import { AudioRow } from '../../audios/audio-row.tsx'
import type { Reviewing } from '../reviewing.ts'
import type { Thread } from './comment-reads.ts'
import { CommentsButton } from './comments-button.tsx'
import { CommentsPanel } from './comments-panel.tsx'
import { MomentField } from './moment-field.tsx'
import { Moments } from './moments.tsx'
import { useComments } from './use-comments.ts'
import { useWriting } from './use-writing.ts'
import { Writer } from './writer.tsx'

interface Props {
  audio: Audio
  reviewing: Reviewing
  /** The address opens its comments. */
  isLinked: boolean
  actions: ReactNode
}

/** A sound of a room with the comments on its moments: below its waveform, and in a panel under it. */
export function SoundComments({ audio, reviewing, isLinked, actions }: Props) {
  const piece = { kind: 'audio', id: audio.aid } as const
  const [isOpen, setOpen] = useState(isLinked)
  const comments = useComments(reviewing, piece, isOpen)
  const writing = useWriting(reviewing.id, piece)
  const [active, setActive] = useState<string | null>(null)
  const { status, time, duration = audio.duration } = useAudioState(audio.aid)
  const activate = ({ comment: { id, anchor } }: Thread) => {
    setOpen(true)
    setActive(id === active ? null : id)
    if (anchor.at === 'time' && id !== active) playFrom(audio, anchor.seconds)
  }
  return (
    <div className="grid gap-2">
      <AudioRow
        audio={audio}
        isLinked={isLinked}
        actions={
          <div className="flex">
            <CommentsButton piece={piece} isOpen={isOpen} toggle={() => setOpen(!isOpen)} />
            {actions}
          </div>
        }
        marks={<Moments {...{ duration, active }} threads={comments.threads} onActivate={activate} />}
      />
      {isOpen && (
        <CommentsPanel
          {...{ reviewing, piece, comments, active }}
          onActivate={activate}
          onClose={() => setOpen(false)}
          className="sound-comments"
        >
          <Writer
            {...{ writing, comments }}
            start={commentTexts.commentAt(formatTime(time))}
            onStart={() => {
              if (status === 'playing' || status === 'loading') togglePlaying(audio)
              setActive(null)
              writing.begin({ at: 'time', seconds: time })
            }}
            canDraw={false}
            place={<MomentField writing={writing} now={time} format={formatTime} />}
          />
        </CommentsPanel>
      )}
    </div>
  )
}

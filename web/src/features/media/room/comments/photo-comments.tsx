import type { Photo } from '@dlm/contract/media/media.schema'
import { commentTexts } from '@dlm/contract/rooms/comments.texts'
import MapPin from 'lucide-react/icons/map-pin'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import type { PhotoFrame, PhotoStage } from '../../lightbox/photo-stage.ts'
import { type Reviewing, useReviewing } from '../reviewing.ts'
import { CommentsPanel } from './comments-panel.tsx'
import { PhotoMarks } from './photo-marks.tsx'
import { useComments } from './use-comments.ts'
import { useWriting } from './use-writing.ts'
import { Writer } from './writer.tsx'

interface Props {
  /** Id of its panel, beside which the photo is fitted. */
  id: string
  photo: Photo
  stage: PhotoStage
  onClose(): void
}

/** The comments on the photo of the lightbox: a sheet on a phone, a panel beside the photo on a wide screen, and their pins on the photo. */
export function PhotoComments(props: Props) {
  const reviewing = useReviewing()
  return reviewing && <OnPhoto key={props.photo.pid} {...props} reviewing={reviewing} />
}

/** Where the photo is, whatever moves it. */
function useFrame(stage: PhotoStage): PhotoFrame | null {
  const [frame, setFrame] = useState(() => stage.frame())
  useEffect(() => {
    const follow = () => setFrame(stage.frame())
    follow()
    return stage.onMoved(follow)
  }, [stage])
  return frame
}

function OnPhoto({ id, photo, stage, onClose, reviewing }: Props & { reviewing: Reviewing }) {
  const piece = { kind: 'photo', id: photo.pid } as const
  const comments = useComments(reviewing, piece)
  const writing = useWriting(reviewing.id, piece)
  const [active, setActive] = useState<string | null>(null)
  const frame = useFrame(stage)
  const panel = useRef<HTMLElement>(null)
  // The photo is fitted beside the panel, whose height depends on what is in it.
  useEffect(() => {
    const element = panel.current
    if (!element) return
    const observer = new ResizeObserver(() => stage.refit())
    observer.observe(element)
    return () => observer.disconnect()
  }, [stage])
  const { draft } = writing
  const hasPoint = draft?.anchor.at === 'point'
  return (
    <>
      {frame && photo.picture && (
        <PhotoMarks {...{ frame, writing, active }} threads={comments.threads} onActivate={setActive} />
      )}
      <CommentsPanel
        ref={panel}
        {...{ id, reviewing, piece, comments, active, onClose }}
        onActivate={({ comment }) => setActive(comment.id === active ? null : comment.id)}
        className="lightbox-comments"
      >
        <Writer
          {...{ writing, comments }}
          start={commentTexts.text}
          onStart={() => {
            setActive(null)
            writing.begin({ at: 'whole' })
          }}
          canDraw={photo.picture !== undefined}
          place={
            <Button
              variant="secondary"
              className="px-3 text-sm"
              aria-pressed={hasPoint}
              onClick={() =>
                writing.change({ anchor: hasPoint ? { at: 'whole' } : { at: 'point', x: 0.5, y: 0.5 } })
              }
            >
              <MapPin aria-hidden="true" className="size-4" />
              {hasPoint ? commentTexts.removePoint : commentTexts.setPoint}
            </Button>
          }
        />
      </CommentsPanel>
    </>
  )
}

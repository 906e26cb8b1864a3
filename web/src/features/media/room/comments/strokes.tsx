import { quotas } from '@dlm/contract/limits'
import type { Stroke } from '@dlm/contract/rooms/comments.schema'
import { commentTexts } from '@dlm/contract/rooms/comments.texts'
import { type PointerEvent, useRef, useState } from 'react'

/** A line as the path of an SVG of 1000 by 1000, which is stretched over the picture. */
function pathOf({ points }: Stroke): string {
  const places = Array.from({ length: points.length / 2 }, (_, at) =>
    [points[2 * at] ?? 0, points[2 * at + 1] ?? 0].map((share) => Math.round(share * 10_000) / 10).join(' '),
  )
  // A line of one point is a dot.
  return `M${places.join('L')}${places.length === 1 ? `L${places[0]}` : ''}`
}

/** Lines over a picture, in one colour that is seen on light and dark. */
export function Strokes({ strokes }: { strokes: readonly Stroke[] }) {
  const path = strokes.map(pathOf).join('')
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1000 1000"
      preserveAspectRatio="none"
      className="comment-strokes pointer-events-none absolute inset-0 size-full"
    >
      <path d={path} vectorEffect="non-scaling-stroke" className="comment-stroke-edge" />
      <path d={path} vectorEffect="non-scaling-stroke" className="comment-stroke" />
    </svg>
  )
}

/** Pixels from one point of a line to the next. */
const step = 3

interface DrawingProps {
  strokes: readonly Stroke[]
  onDrawn(strokes: readonly Stroke[]): void
}

/** An area over a picture to draw on, with a finger, a pen or the mouse. */
export function Drawing({ strokes, onDrawn }: DrawingProps) {
  const [line, setLine] = useState<readonly number[] | null>(null)
  const last = useRef({ x: 0, y: 0 })
  const pointOf = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const share = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000
    return [share((clientX - left) / width), share((clientY - top) / height)]
  }
  const begin = (event: PointerEvent) => {
    if (strokes.length >= quotas.commentStrokes || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    last.current = { x: event.clientX, y: event.clientY }
    setLine(pointOf(event))
  }
  const draw = (event: PointerEvent) => {
    if (!line || line.length >= 2 * quotas.strokePoints) return
    const { x, y } = last.current
    if (Math.hypot(event.clientX - x, event.clientY - y) < step) return
    last.current = { x: event.clientX, y: event.clientY }
    setLine([...line, ...pointOf(event)])
  }
  const end = () => {
    if (line) onDrawn([...strokes, { points: [...line] }])
    setLine(null)
  }
  const all = line ? [...strokes, { points: [...line] }] : strokes
  return (
    <div
      role="img"
      aria-label={commentTexts.drawing}
      data-drawing
      onPointerDown={begin}
      onPointerMove={draw}
      onPointerUp={end}
      onPointerCancel={end}
      className="pointer-events-auto pointing absolute inset-0 touch-none"
    >
      <Strokes strokes={all} />
    </div>
  )
}

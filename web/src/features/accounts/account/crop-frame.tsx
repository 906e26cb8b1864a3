import { accountPageTexts } from '@dlm/contract/accounts/account-page.texts'
import { type KeyboardEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { type Crop, cropSide, moved, squareOf } from './crop.ts'

interface Props {
  picture: ImageBitmap
  crop: Crop
  onChange(crop: Crop): void
  /** Draws the crop in the size it is sent. */
  canvas: RefObject<HTMLCanvasElement | null>
}

/** A step of the arrow keys, as a share of the square. */
const step = 0.05
const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
}

/** The square in which the picture is moved, by dragging or by arrow keys; the photo will be round. */
export function CropFrame({ picture, crop, onChange, canvas }: Props) {
  const held = useRef<{ x: number; y: number } | null>(null)

  useLayoutEffect(() => {
    const pen = canvas.current?.getContext('2d')
    const { left, top, side } = squareOf(crop, picture)
    pen?.drawImage(picture, left, top, side, side, 0, 0, cropSide, cropSide)
  }, [picture, crop, canvas])

  const onKeyDown = (event: KeyboardEvent) => {
    const by = arrows[event.key]
    if (!by) return
    event.preventDefault()
    onChange(moved(crop, by, picture))
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    held.current = { x: event.clientX, y: event.clientY }
  }
  const onPointerMove = ({ clientX: x, clientY: y, currentTarget }: PointerEvent<HTMLElement>) => {
    if (!held.current) return
    const { clientWidth } = currentTarget
    const by = { x: (x - held.current.x) / clientWidth, y: (y - held.current.y) / clientWidth }
    held.current = { x, y }
    onChange(moved(crop, by, picture))
  }
  const onPointerUp = () => {
    held.current = null
  }

  return (
    <button
      type="button"
      aria-label={accountPageTexts.moveCrop}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
      className="relative mx-auto block aspect-square w-full max-w-[320px] cursor-move touch-none overflow-hidden rounded-card bg-raised"
    >
      <canvas ref={canvas} width={cropSide} height={cropSide} className="size-full" />
      <span aria-hidden="true" className="crop-ring pointer-events-none absolute inset-0 rounded-full" />
    </button>
  )
}

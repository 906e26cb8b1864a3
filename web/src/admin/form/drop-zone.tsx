import { type ReactNode, useState } from 'react'
import { classes } from '../../ui/classes.ts'

interface Props {
  /** It has little room, since something else needs it. */
  isLow?: boolean
  onDrop(transfer: DataTransfer): void
  children: ReactNode
}

/** Where files are dropped; in it are the other ways to choose them. */
export function DropZone({ isLow = false, onDrop, children }: Props) {
  const [isDragOver, setDragOver] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one of several ways to choose files
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setDragOver(true)
      }}
      onDragLeave={() => setDragOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setDragOver(false)
        onDrop(event.dataTransfer)
      }}
      className={classes(
        'grid justify-items-center gap-3 rounded-card border border-dashed text-center',
        isLow ? 'p-3' : 'p-5',
        isDragOver ? 'border-accent bg-accent-wash' : 'border-line bg-canvas',
      )}
    >
      {children}
    </div>
  )
}

import { type ReactNode, useState } from 'react'
import { useIncomingFiles } from '../../../admin/desk/use-incoming-files.ts'
import { useOpen } from '../../../admin/list/use-open.ts'
import { DropCover } from './drop-cover.tsx'
import type { Incoming } from './upload-panel.tsx'

interface Props {
  /** What is said while files are held over the window. */
  label: string
  /** The tool; what was dropped or pasted last is for its upload panel. */
  children(incoming: Incoming): ReactNode
}

const none: readonly File[] = []

/** A tool that files can be dropped on anywhere, or pasted into: its upload panel opens with them. */
export function UploadingTool({ label, children }: Props) {
  const [files, setFiles] = useState(none)
  const [, show] = useOpen()
  const isOver = useIncomingFiles((came) => {
    setFiles(came)
    show('new')
  })
  return (
    <>
      {children({ files, taken: () => setFiles(none) })}
      {isOver && <DropCover label={label} />}
    </>
  )
}

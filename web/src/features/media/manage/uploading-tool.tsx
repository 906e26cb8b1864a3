import { type ReactNode, useState } from 'react'
import { useIncomingFiles } from '../../../admin/desk/use-incoming-files.ts'
import { useOpen } from '../../../admin/list/use-open.ts'
import { DropCover } from './drop-cover.tsx'
import type { Incoming } from './upload-panel.tsx'

interface Props {
  /** The text while files are dragged over the window. */
  label: string
  /** The tool; its upload panel gets the files that were dropped or pasted last. */
  children(incoming: Incoming): ReactNode
}

const none: readonly File[] = []

/** A tool on which files can be dropped anywhere, or pasted: its upload panel opens with them. */
export function UploadingTool({ label, children }: Props) {
  const [files, setFiles] = useState(none)
  const [, show] = useOpen()
  const isDragOver = useIncomingFiles((incoming) => {
    setFiles(incoming)
    show('new')
  })
  return (
    <>
      {children({ files, taken: () => setFiles(none) })}
      {isDragOver && <DropCover label={label} />}
    </>
  )
}

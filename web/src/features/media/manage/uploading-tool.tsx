import Upload from 'lucide-react/icons/upload'
import { type ReactNode, useState } from 'react'
import { useIncomingFiles } from '../../../admin/desk/use-incoming-files.ts'
import { useOpen } from '../../../admin/list/use-open.ts'
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

/** Covers the window while files are dragged over it. */
function DropCover({ label }: { label: string }) {
  return (
    <div className="pointer-events-none fixed inset-3 z-50 grid place-items-center rounded-card border-2 border-dashed border-accent bg-accent-wash/90">
      <p className="flex items-center gap-3 rounded-card bg-surface px-6 py-4 text-h3 font-semibold shadow-dock">
        <Upload aria-hidden="true" className="size-6 text-accent" />
        {label}
      </p>
    </div>
  )
}

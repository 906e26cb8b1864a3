import { importTexts } from '@dlm/contract/import/import.texts'
import FileArchive from 'lucide-react/icons/file-archive'
import FolderUp from 'lucide-react/icons/folder-up'
import { droppedPaths } from '../../../admin/desk/dropped-files.ts'
import { DropZone } from '../../../admin/form/drop-zone.tsx'
import { FileButton } from '../../../ui/file-button.tsx'
import { pickedPaths } from './chosen-source.ts'
import { chooseImport } from './import-job.ts'
import { Reasons } from './reasons.tsx'

/** Archives, and exports of WordPress and Ghost. */
const accept = '.zip,.xml,.json'

interface Props {
  /** Why what was chosen last cannot be imported. */
  problem?: string
  leftOut?: readonly string[]
}

/** Where a folder or an archive is dropped or chosen. */
export function ImportSource({ problem, leftOut = [] }: Props) {
  const pick = (files: File[]) => chooseImport(pickedPaths(files))
  return (
    <div className="grid gap-3">
      <DropZone onDrop={async (transfer) => chooseImport(await droppedPaths(transfer))}>
        <div className="grid max-w-text gap-1 text-balance text-soft">
          <p>{importTexts.dropHint}</p>
          <p className="text-sm">{importTexts.taken}</p>
        </div>
        <div className="flex flex-wrap justify-center gap-2 sm:gap-3">
          <FileButton label={importTexts.chooseFolder} icon={FolderUp} accept="" isFolder onChoose={pick} />
          <FileButton label={importTexts.chooseFiles} icon={FileArchive} accept={accept} onChoose={pick} />
        </div>
      </DropZone>
      {problem !== undefined && (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
      <Reasons reasons={leftOut} isOpen />
    </div>
  )
}

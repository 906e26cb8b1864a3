import { chosenExportTexts } from '@dlm/contract/rooms/chosen-exports.texts'
import type { RoomLink } from '@dlm/contract/rooms/rooms.schema'
import FileDown from 'lucide-react/icons/file-down'
import { useState } from 'react'
import { callAdmin } from '../../../auth/admin-session.ts'
import { buildZip } from '../../../lib/build-zip.ts'
import { safeName } from '../../../lib/format/safe-names.ts'
import { notifyFailure } from '../../../lib/notify.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { chosenCsv } from '../exports/chosen-csv.ts'
import { xmpSidecars } from '../exports/xmp.ts'

/** Saves what the client of a link chose as a table, or as sidecars for a program for raw files. */
export function ChosenFiles({ link: { id, name: client } }: { link: Pick<RoomLink, 'id' | 'name'> }) {
  const [busy, setBusy] = useState<'csv' | 'xmp'>()
  const save = async (way: 'csv' | 'xmp') => {
    setBusy(way)
    try {
      const { room, ...chosen } = await callAdmin('export_room_choices', { id })
      const name = chosenExportTexts.fileName(room, client)
      if (way === 'csv')
        saveFile(safeName(name, '.csv'), new Blob([chosenCsv(chosen)], { type: 'text/csv;charset=utf-8' }))
      else saveFile(safeName(name, ' XMP.zip'), await buildZip(xmpSidecars(chosen)))
    } catch (error) {
      notifyFailure(error)
    }
    setBusy(undefined)
  }
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          className="px-3"
          onClick={() => void save('csv')}
          busy={busy === 'csv' && chosenExportTexts.packing}
        >
          <FileDown aria-hidden="true" className="size-4" />
          {chosenExportTexts.csv}
        </Button>
        <Button
          variant="secondary"
          className="px-3"
          onClick={() => void save('xmp')}
          busy={busy === 'xmp' && chosenExportTexts.packing}
        >
          <FileDown aria-hidden="true" className="size-4" />
          {chosenExportTexts.xmp}
        </Button>
      </div>
      <p className="text-sm text-soft">{chosenExportTexts.xmpHint}</p>
    </div>
  )
}

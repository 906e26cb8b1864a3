import { bytesPerMegabyte, largestInBackup } from '@dlm/contract/constants'
import { backupTexts } from '@dlm/contract/settings/backup.texts'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { callAdmin } from '../../auth/admin-session.ts'
import { notifyFailure } from '../../lib/notify.ts'
import { Button } from '../../ui/button.tsx'
import { CheckField } from '../../ui/check-field.tsx'
import { Group } from './group.tsx'

const largest = `${largestInBackup / bytesPerMegabyte} MB`

/** Downloads a backup of the portal. */
export function BackupCard() {
  const [isWhole, setWhole] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const { url } = await callAdmin('start_backup', { whole: isWhole })
      // It is sent as an attachment, so the page is not left.
      window.location.assign(url)
    } catch (error) {
      notifyFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Group id="backup" title={backupTexts.title} text={backupTexts.hint} isFolded>
      <div className="grid justify-items-start gap-3">
        <CheckField checked={isWhole} onChange={({ target }) => setWhole(target.checked)}>
          {backupTexts.withRecordings(largest)}
        </CheckField>
        <Button variant="secondary" busy={isBusy && backupTexts.preparing} onClick={download}>
          <Download aria-hidden="true" className="size-5" />
          {backupTexts.download}
        </Button>
      </div>
    </Group>
  )
}

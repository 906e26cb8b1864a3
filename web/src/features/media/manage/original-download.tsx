import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { callAdmin } from '../../../auth/admin-session.ts'
import { notifyFailure } from '../../../lib/notify.ts'
import { Button } from '../../../ui/button.tsx'

/** Downloads the original of a photo, with the metadata of place, camera and owner that visitors do not get. */
export function OriginalDownload({ id }: { id: string }) {
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const { data } = await callAdmin('get_original', { id })
      // It is sent as an attachment, so the page is not left.
      window.location.assign(data[0].file)
    } catch (error) {
      notifyFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="grid justify-items-start gap-2 border-line border-t pt-5">
      <Button variant="secondary" busy={isBusy && 'Loading…'} onClick={download}>
        <Download aria-hidden="true" className="size-5" />
        Download as uploaded
      </Button>
      <p className="text-sm text-soft">
        With all that the camera wrote into the file, such as the place. Visitors get the photo without it.
      </p>
    </div>
  )
}

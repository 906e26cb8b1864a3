import { manageMediaTexts } from '@dlm/contract/media/manage-media.texts'
import type { Photo } from '@dlm/contract/media/media.schema'
import { useState } from 'react'
import { useRefresh } from '../../../admin/admin-query.ts'
import { publicReadsOf } from '../../../admin/public-reads.ts'
import { callAdmin } from '../../../auth/admin-session.ts'
import { notifyFailure } from '../../../lib/notify.ts'
import { Button } from '../../../ui/button.tsx'

interface Props {
  pid: string
  name: string
  why: Exclude<NonNullable<Photo['renditions']>, 'working'>
}

const reasons = {
  unreadable: manageMediaTexts.unreadable,
  failed: manageMediaTexts.sizesFailed,
} as const satisfies Record<Props['why'], string>

/** Why renditions of a photo are missing, and the button to retry. */
export function FailedPhoto({ pid, name, why }: Props) {
  const [isTrying, setTrying] = useState(false)
  const refresh = useRefresh(publicReadsOf('photo'))
  const retry = async () => {
    setTrying(true)
    try {
      await callAdmin('retry_photo', { id: pid })
      await refresh()
    } catch (error) {
      notifyFailure(error)
    } finally {
      setTrying(false)
    }
  }
  return (
    <div className="grid justify-items-start gap-2 px-3 pb-3 text-sm">
      <p className="text-danger">{manageMediaTexts.failedBecause(reasons[why])}</p>
      <Button
        variant="secondary"
        aria-label={manageMediaTexts.retryPhoto(name)}
        busy={isTrying && manageMediaTexts.retrying}
        onClick={retry}
      >
        {manageMediaTexts.retry}
      </Button>
    </div>
  )
}

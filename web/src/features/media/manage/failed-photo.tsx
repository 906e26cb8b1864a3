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
  unreadable: 'It is no picture that can be read.',
  failed: 'Its sizes could not be made.',
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
      <p className="text-danger">Failed · {reasons[why]}</p>
      <Button
        variant="secondary"
        aria-label={`Try again with ${name}`}
        busy={isTrying && 'Trying…'}
        onClick={retry}
      >
        Try again
      </Button>
    </div>
  )
}

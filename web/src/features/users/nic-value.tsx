import { admins } from '@dlm/contract/roles'
import { userToolTexts } from '@dlm/contract/users/user-tool.texts'
import type { Member } from '@dlm/contract/users/users.schema'
import { useState } from 'react'
import { isOwn } from '../../admin/desk/own-tools.ts'
import { callAdmin } from '../../auth/admin-session.ts'
import { notifyFailure } from '../../lib/notify.ts'
import { Button } from '../../ui/button.tsx'

/** A member's N.I.C number, masked until an admin asks for it, which is recorded in the audit log. */
export function NicValue({ member: { uid, nic } }: { member: Member }) {
  const [whole, setWhole] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  if (!nic) return userToolTexts.noNic
  if (whole !== null) return <span className="tabular-nums">{whole}</span>

  const show = async () => {
    setBusy(true)
    try {
      setWhole((await callAdmin('show_nic', { uid })).nic)
    } catch (error) {
      notifyFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <span className="tabular-nums">{nic}</span>
      {isOwn(admins) && (
        <Button
          variant="ghost"
          className="-ms-3 px-3 text-sm"
          onClick={show}
          busy={isBusy && userToolTexts.loading}
        >
          {userToolTexts.showNic}
        </Button>
      )}
    </span>
  )
}

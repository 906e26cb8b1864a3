import { type AdminRole, adminRoles, owners } from '@dlm/contract/roles'
import { userToolTexts } from '@dlm/contract/users/user-tool.texts'
import type { Member } from '@dlm/contract/users/users.schema'
import { userTexts } from '@dlm/contract/users/users.texts'
import { useState } from 'react'
import { useRefresh } from '../../admin/admin-query.ts'
import { isOwn } from '../../admin/desk/own-tools.ts'
import { callAdmin } from '../../auth/admin-session.ts'
import { resumeSession } from '../../auth/load-auth-client.ts'
import { useSession } from '../../auth/session.ts'
import { notify, notifyFailure } from '../../lib/notify.ts'
import { selectClass } from '../../ui/select-field.tsx'

/** The role of an account; an owner can change that of an admin. */
export function RoleValue({ member }: { member: Member }) {
  const { uid, user, role, adminRole = 'admin' } = member
  const [isBusy, setBusy] = useState(false)
  const isSelf = useSession()?.uid === uid
  const refresh = useRefresh()
  if (role !== 'admin') return role
  if (!isOwn(owners)) return adminRole

  const give = async (next: AdminRole) => {
    if ((await notify(userTexts.askRole(user, next))) !== 'yes') return
    setBusy(true)
    try {
      await callAdmin('set_role', { uid, role: next })
      if (isSelf) await resumeSession()
      await refresh()
      void notify(userTexts.roleGiven(user, next))
    } catch (error) {
      notifyFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <select
      aria-label={userToolTexts.role}
      className={selectClass}
      value={adminRole}
      disabled={isBusy}
      onChange={({ target }) => {
        const next = adminRoles.find((name) => name === target.value)
        if (next) void give(next)
      }}
    >
      {adminRoles.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  )
}

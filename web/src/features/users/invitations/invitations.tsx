import { studioDay } from '@dlm/contract/format/day'
import type { Invitation } from '@dlm/contract/users/invitations.schema'
import { invitationsTexts } from '@dlm/contract/users/invitations.texts'
import { userTexts } from '@dlm/contract/users/users.texts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminQuery, useRefresh } from '../../../admin/admin-query.ts'
import { rowsClass } from '../../../admin/desk/tool-screen.tsx'
import { callAdmin } from '../../../auth/admin-session.ts'
import { formatDay } from '../../../lib/format/format-day.ts'
import { notify, notifyFailure } from '../../../lib/notify.ts'
import { ReadFailure } from '../../../shell/read-failure.tsx'
import { AddressText } from '../../../ui/address-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { InviteForm } from './invite-form.tsx'

/** The form that invites an admin, and the open invitations. */
export function Invitations() {
  const { data, error, isFetching, refetch } = useQuery(adminQuery('get_invitations', {}))
  return (
    <div className="grid gap-8">
      <InviteForm />
      <section aria-labelledby="open-invitations" className="grid gap-3">
        <h2 id="open-invitations" className="text-h3">
          {invitationsTexts.openInvitations}
        </h2>
        {!data && error && <ReadFailure error={error} onRetry={() => refetch()} isRetrying={isFetching} />}
        {!data && !error && <Skeleton className="h-24" />}
        {data?.data.length === 0 && <p className="text-soft">{invitationsTexts.noInvitations}</p>}
        {data && data.data.length > 0 && (
          <ul className={rowsClass}>
            {data.data.map((invitation) => (
              <Row key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}

function Row({ invitation: { id, email, role, by, until } }: { invitation: Invitation }) {
  const [isBusy, setBusy] = useState(false)
  const refresh = useRefresh()
  const revoke = async () => {
    if ((await notify(userTexts.askRevoke(email))) !== 'yes') return
    setBusy(true)
    try {
      await callAdmin('revoke_invitation', { id })
    } catch (error) {
      notifyFailure(error)
    } finally {
      setBusy(false)
      void refresh()
    }
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="font-semibold wrap-anywhere">
          <AddressText>{email}</AddressText>
        </p>
        <p className="text-sm text-soft">
          {invitationsTexts.details(role, formatDay(studioDay(until)))} <bdi>{by}</bdi>
        </p>
      </div>
      <Button
        variant="secondary"
        onClick={revoke}
        busy={isBusy && invitationsTexts.revoking}
        aria-label={invitationsTexts.revokeInvitation(email)}
      >
        {invitationsTexts.revoke}
      </Button>
    </li>
  )
}

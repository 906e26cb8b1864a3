import { userToolTexts } from '@dlm/contract/users/user-tool.texts'
import { MailMessage } from '@dlm/contract/users/users.schema'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminQuery } from '../../admin/admin-query.ts'
import { DraftNotice } from '../../admin/form/draft-notice.tsx'
import { useFormDraft } from '../../admin/form/use-form-draft.ts'
import { SidePanel } from '../../admin/side-panel.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { ReadFailure } from '../../shell/read-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AccountView } from './account-view.tsx'
import { WarningForm } from './warning-form.tsx'

interface Props {
  uid: string
  onClose(): void
}

/**
 * An account as it is now, or the e-mail that warns its member: both in one panel, since a second one would cover
 * the dialog with the result of the e-mail.
 */
export function AccountPanel({ uid, onClose }: Props) {
  const [isWriting, setWriting] = useState(false)
  const form = useContractForm(MailMessage, { sub: '', greet: '', body: '', special: '' })
  const formDraft = useFormDraft({ form, name: `warning/${uid}`, onReturn: () => setWriting(true) })
  const { data, error, isFetching, refetch } = useQuery(adminQuery('get_users', { id: uid, limit: 1 }))
  const [member] = data?.data ?? []

  const endWriting = () => {
    formDraft.forget()
    form.reset()
    setWriting(false)
  }
  const close = () => {
    if (!isWriting) return onClose()
    formDraft.notifySaved(endWriting)
    setWriting(false)
  }

  const name = member?.user ?? userToolTexts.account
  return (
    <SidePanel title={isWriting ? userToolTexts.emailTo(name) : name} onClose={close}>
      {isWriting && formDraft.isBack && <DraftNotice onDiscard={endWriting} />}
      {member && isWriting && (
        <WarningForm form={form} uid={member.uid} onSent={endWriting} onClose={close} />
      )}
      {member && !isWriting && (
        <AccountView member={member} onWarn={() => setWriting(true)} onClose={onClose} />
      )}
      {data && !member && <p>{userToolTexts.notFound}</p>}
      {!data && error && <ReadFailure error={error} onRetry={() => refetch()} isRetrying={isFetching} />}
      {!data && !error && (
        <div aria-busy="true" className="grid gap-4">
          <Skeleton className="size-24 rounded-full" />
          <Skeleton className="h-80" />
        </div>
      )}
    </SidePanel>
  )
}

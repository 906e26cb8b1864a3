import { userToolTexts } from '@dlm/contract/users/user-tool.texts'
import type { Member, Promotion } from '@dlm/contract/users/users.schema'
import { useEffect, useId, useRef, useState } from 'react'
import { type MailFate, sendMail } from '../../admin/send-mail.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'

interface Props {
  member: Member
  promotion: Promotion
  onClose(): void
}

/** Mails a new admin's id and first password as soon as it is shown; once, however often React renders. */
function usePromotionMail({ mail }: Promotion): MailFate | null {
  const [fate, setFate] = useState<MailFate | null>(null)
  const sent = useRef(false)
  useEffect(() => {
    if (sent.current) return
    sent.current = true
    void sendMail(mail).then(setFate)
  }, [mail])
  return fate
}

function mailState(fate: MailFate | null, email: string): string {
  if (!fate) return userToolTexts.mailing(email)
  if (fate.sent) return userToolTexts.mailed(email)
  return userToolTexts.notMailed(fate.reason)
}

/** Shows a new admin's id and initial password, which are shown only once (DESIGN §5). */
export function InitialPassword({ member, promotion, onClose }: Props) {
  const id = useId()
  const fate = usePromotionMail(promotion)
  const [copied, setCopied] = useState<string>(userToolTexts.copy)
  const { adid, initialPassword } = promotion
  const copy = () =>
    navigator.clipboard.writeText(`${adid} ${initialPassword}`).then(
      () => setCopied(userToolTexts.copied),
      () => setCopied(userToolTexts.selectToCopy),
    )
  return (
    <Modal onDismiss={onClose} aria-labelledby={id} className="w-[min(100vw-2rem,var(--container-dialog))]">
      <div className="grid gap-4 p-5">
        <h2 id={id} className="text-h3 wrap-anywhere">
          <bdi>{member.user}</bdi> {userToolTexts.isNowAdmin}
        </h2>
        <p className="text-soft">{userToolTexts.initialPasswordHint}</p>
        <dl className="grid gap-3 rounded-control bg-raised p-4">
          <div>
            <dt className="text-sm text-soft">{userToolTexts.adminId}</dt>
            <dd className="font-semibold select-all">{adid}</dd>
          </div>
          <div>
            <dt className="text-sm text-soft">{userToolTexts.initialPassword}</dt>
            <dd className="font-semibold select-all">{initialPassword}</dd>
          </div>
        </dl>
        <p role="status" className={fate && !fate.sent ? 'text-danger' : 'text-soft'}>
          {mailState(fate, member.email)}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={copy}>
            {copied}
          </Button>
          <Button onClick={onClose}>{userToolTexts.done}</Button>
        </div>
      </div>
    </Modal>
  )
}

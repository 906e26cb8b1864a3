import type { User } from '@dlm/contract/accounts/user.schema'
import { keyScreensTexts } from '@dlm/contract/sonata/key-screens.texts'
import type { SonataStatus } from '@dlm/contract/sonata/sonata.schema'
import { sonataTexts } from '@dlm/contract/sonata/sonata.texts'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { verifyKeyPath } from '../../lib/paths.ts'
import { AddressText } from '../../ui/address-text.tsx'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from './copy-button.tsx'
import { copyText } from './copy-text.ts'
import type { UrlKey } from './key-from-url.ts'
import { KeyTimeline } from './key-timeline.tsx'
import { PaymentState } from './payment-state.tsx'
import { useSubmission } from './use-submission.ts'

interface Props {
  user: User
  urlKey: UrlKey
  request: SonataStatus
  isChecking: boolean
  /** Checks whether the payment was confirmed. */
  onCheck(): void
}

const cardClass = 'grid gap-8 rounded-card border border-line bg-surface p-5 shadow-card sm:p-8'

/** A submitted key request: the payment data, the state of the payment, and the key once it is confirmed (SPEC §2). */
export function RequestCard({ user, urlKey, request, isChecking, onCheck }: Props) {
  const navigate = useNavigate()
  const { submit, isSubmitting } = useSubmission(user, urlKey)
  const { id, devid, uid, email, keynum } = request
  if (uid !== user.uid)
    return (
      <section aria-label={keyScreensTexts.request} className={cardClass}>
        <dl className="grid gap-5">
          <Row label={keyScreensTexts.payment}>
            <PaymentState request={request} />
          </Row>
        </dl>
        <p className="text-soft">{keyScreensTexts.ofAnotherAccount}</p>
      </section>
    )

  return (
    <section aria-label={keyScreensTexts.request} aria-busy={isChecking} className={cardClass}>
      <KeyTimeline request={request} />
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <Row label={keyScreensTexts.programCode}>
          <span className="font-mono">{devid}</span>
        </Row>
        <Row label={keyScreensTexts.registeredTo}>
          <AddressText>{email}</AddressText>
        </Row>
        <Row label={keyScreensTexts.transactionRemark}>
          <CopyButton
            text={id}
            label={keyScreensTexts.copyTransactionRemark(id)}
            done={sonataTexts.transactionCopied}
          >
            <span className="font-mono break-all">{id}</span>
          </CopyButton>
        </Row>
        <Row label={keyScreensTexts.activationKey}>
          {keynum ? (
            <CopyButton
              text={keynum}
              label={keyScreensTexts.copyActivationKey(keynum)}
              done={sonataTexts.keyCopied}
            >
              <span className="font-mono break-all">{keynum}</span>
            </CopyButton>
          ) : (
            <span className="font-normal text-soft">{keyScreensTexts.keyPending}</span>
          )}
        </Row>
        <Row label={keyScreensTexts.payment}>
          <span role="status">
            <PaymentState request={request} />
          </span>
        </Row>
      </dl>
      {!keynum && <p className="text-soft">{keyScreensTexts.payHint}</p>}
      <div className="flex flex-wrap gap-3">
        <Button
          busy={isChecking && keyScreensTexts.verifying}
          onClick={() => (keynum ? navigate(verifyKeyPath(keynum)) : onCheck())}
        >
          {keyScreensTexts.verify}
        </Button>
        {keynum && (
          <Button variant="secondary" onClick={() => copyText(keynum, sonataTexts.keyCopied)}>
            {keyScreensTexts.copyKey}
          </Button>
        )}
        <Button variant="secondary" busy={isSubmitting && keyScreensTexts.submitting} onClick={submit}>
          {keyScreensTexts.submit}
        </Button>
      </div>
    </section>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-1">
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="flex min-h-11 min-w-0 items-center font-semibold wrap-anywhere">{children}</dd>
    </div>
  )
}

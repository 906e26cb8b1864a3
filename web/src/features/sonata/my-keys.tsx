import { keyScreensTexts } from '@dlm/contract/sonata/key-screens.texts'
import type { SonataStatus } from '@dlm/contract/sonata/sonata.schema'
import { sonataTexts } from '@dlm/contract/sonata/sonata.texts'
import { useInfiniteQuery } from '@tanstack/react-query'
import KeyRound from 'lucide-react/icons/key-round'
import { privateInfiniteList } from '../../lib/api/query.ts'
import { ListStates } from '../../page/list-states.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CopyButton } from './copy-button.tsx'
import { KeyTimeline } from './key-timeline.tsx'
import { PaymentState } from './payment-state.tsx'

const listClass = 'grid gap-3'

/** The member's own key requests, newest first. */
export const useMyKeys = () => useInfiniteQuery(privateInfiniteList('my_keys', { limit: 12 }))

/** The progress, remark and key of each of the member's requests. Renders nothing without any. @param except a request that is shown already */
export function MyKeys({ except }: { except?: string | undefined }) {
  const results = useMyKeys()
  const isOther = ({ mid }: SonataStatus) => mid !== except
  const isUseful = results.error !== null || results.data?.pages.some(({ data }) => data.some(isOther))
  if (!isUseful) return null
  return (
    <section aria-labelledby="my-keys" className="grid gap-4">
      <h2 id="my-keys" className="text-h3">
        {keyScreensTexts.ownKeys}
      </h2>
      <div>
        <ListStates
          list={{ results }}
          words={keyScreensTexts.list}
          icon={KeyRound}
          skeleton={<Skeleton className="h-56" />}
        >
          {(requests) => (
            <ul className={listClass}>
              {requests.filter(isOther).map((request) => (
                <KeyCard key={request.mid} request={request} />
              ))}
            </ul>
          )}
        </ListStates>
      </div>
    </section>
  )
}

function KeyCard({ request }: { request: SonataStatus }) {
  const { id, devid, keynum } = request
  return (
    <li className="grid gap-5 rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="font-mono font-semibold">{devid}</span>
        <span className="text-sm">
          <PaymentState request={request} />
        </span>
      </div>
      <KeyTimeline request={request} />
      <div className="font-mono text-sm break-all">
        {keynum ? (
          <CopyButton
            text={keynum}
            label={keyScreensTexts.copyActivationKey(keynum)}
            done={sonataTexts.keyCopied}
          >
            {keynum}
          </CopyButton>
        ) : (
          <CopyButton
            text={id}
            label={keyScreensTexts.copyTransactionRemark(id)}
            done={sonataTexts.transactionCopied}
          >
            {id}
          </CopyButton>
        )}
      </div>
    </li>
  )
}

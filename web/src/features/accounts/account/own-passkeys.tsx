import { maxPasskeys } from '@dlm/contract/accounts/passkey.schema'
import { passkeyTexts } from '@dlm/contract/accounts/passkeys.texts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { privateQuery } from '../../../lib/api/query.ts'
import { takesPasskeys } from '../../../lib/passkey-support.ts'
import { ReadFailure } from '../../../shell/read-failure.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { PasskeyRow } from '../passkey-row.tsx'
import { NewPasskeyForm, PasskeyRemoval } from './passkey-forms.tsx'

/** The passkeys of the member, each with its removal, and the button that adds one. */
export function OwnPasskeys() {
  const { data, error, isFetching, refetch } = useQuery({ ...privateQuery('my_passkeys', {}), staleTime: 0 })
  const [removed, setRemoved] = useState<string | null>(null)
  const [isAdding, setAdding] = useState(false)
  if (error) return <ReadFailure error={error} onRetry={() => refetch()} isRetrying={isFetching} />
  if (!data) return <Skeleton className="h-16" />
  const passkeys = data.data
  return (
    <div className="grid gap-4">
      {passkeys.length > 0 && (
        <ul aria-label={passkeyTexts.list} className="grid gap-3">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRemove={removed === passkey.id ? undefined : () => setRemoved(passkey.id)}
            >
              {removed === passkey.id && <PasskeyRemoval id={passkey.id} onEnd={() => setRemoved(null)} />}
            </PasskeyRow>
          ))}
        </ul>
      )}
      {!takesPasskeys() && <p className="text-sm text-soft">{passkeyTexts.notSupported}</p>}
      {takesPasskeys() && passkeys.length < maxPasskeys && !isAdding && (
        <Button variant="secondary" className="justify-self-start" onClick={() => setAdding(true)}>
          {passkeyTexts.add}
        </Button>
      )}
      {isAdding && <NewPasskeyForm onEnd={() => setAdding(false)} />}
    </div>
  )
}

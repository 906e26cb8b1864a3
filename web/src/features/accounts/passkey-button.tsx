import { entryTexts } from '@dlm/contract/accounts/entry.texts'
import type { Answer } from '@dlm/contract/contract'
import KeyRound from 'lucide-react/icons/key-round'
import { useState } from 'react'
import { callApi } from '../../lib/api/api.ts'
import { notifyFailure } from '../../lib/notify.ts'
import { passkeyFailure } from '../../lib/passkey-support.ts'
import { Button } from '../../ui/button.tsx'

/** Signs in with a passkey instead of name and password. */
export function PasskeyButton({ onSignedIn }: { onSignedIn(answer: Answer<'signin'>): Promise<void> }) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const signIn = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const { askForPasskey } = await import('../../lib/passkeys.ts')
      const { options } = await callApi('start_passkey_signin', {})
      await onSignedIn(await callApi('passkey_signin', { passkey: await askForPasskey(options) }))
    } catch (error) {
      const refused = passkeyFailure(error)
      if (refused === null) notifyFailure(error)
      else setFailure(refused)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="grid gap-2">
      <Button variant="secondary" busy={isBusy && entryTexts.waitingForDevice} onClick={signIn}>
        <KeyRound aria-hidden="true" className="size-5" />
        {entryTexts.signInWithPasskey}
      </Button>
      {failure !== null && (
        <p role="alert" className="text-sm text-danger">
          {failure}
        </p>
      )}
    </div>
  )
}

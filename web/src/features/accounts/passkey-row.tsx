import type { Passkey } from '@dlm/contract/accounts/passkey.schema'
import { passkeyTexts } from '@dlm/contract/accounts/passkeys.texts'
import { studioDay } from '@dlm/contract/format/day'
import KeyRound from 'lucide-react/icons/key-round'
import type { ReactNode } from 'react'
import { formatDay } from '../../lib/format/format-day.ts'
import { Button } from '../../ui/button.tsx'

interface Props {
  passkey: Passkey
  /** Undefined while it is being removed. */
  onRemove: (() => void) | undefined
  /** Content below the row. */
  children: ReactNode
}

/** A passkey of a list. */
export function PasskeyRow({ passkey: { name, addedAt, usedAt }, onRemove, children }: Props) {
  return (
    <li className="grid gap-3 rounded-control border border-line p-3">
      <div className="flex flex-wrap items-center gap-3">
        <KeyRound aria-hidden="true" className="size-5 shrink-0 text-soft" />
        <p className="min-w-0 flex-1">
          <span dir="auto" className="block font-semibold break-words">
            {name}
          </span>
          <span className="text-sm text-soft">
            {usedAt === null
              ? passkeyTexts.notUsedYet(formatDay(studioDay(addedAt)))
              : passkeyTexts.lastUsed(formatDay(studioDay(addedAt)), formatDay(studioDay(usedAt)))}
          </span>
        </p>
        {onRemove && (
          <Button variant="ghost" aria-label={passkeyTexts.removeNamed(name)} onClick={onRemove}>
            {passkeyTexts.remove}
          </Button>
        )}
      </div>
      {children}
    </li>
  )
}

import type { FactorState } from '@dlm/contract/accounts/factor.schema'
import { factorTexts } from '@dlm/contract/accounts/factor.texts'
import { secondFactorTexts } from '@dlm/contract/accounts/second-factor.texts'
import { owners } from '@dlm/contract/roles'
import { useState } from 'react'
import { useRefresh } from '../../../admin/admin-query.ts'
import { isOwn } from '../../../admin/desk/own-tools.ts'
import { callAdmin } from '../../../auth/admin-session.ts'
import { notify, notifyFailure } from '../../../lib/notify.ts'
import { Button } from '../../../ui/button.tsx'

/** Whether every admin needs a second factor, which an owner who has one decides. */
export function FactorPolicy({ state: { since, isRequired } }: { state: FactorState }) {
  const [isBusy, setBusy] = useState(false)
  const refresh = useRefresh()
  if (!isOwn(owners)) return isRequired && <p className="text-soft">{secondFactorTexts.isRequired}</p>

  const ask = async () => {
    const on = !isRequired
    if (on && (await notify(factorTexts.askRequire)) !== 'yes') return
    setBusy(true)
    try {
      await callAdmin('require_factor', { on })
      await refresh()
      void notify(on ? factorTexts.required : factorTexts.requiredNoMore)
    } catch (error) {
      notifyFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <section
      aria-labelledby="factor-policy"
      className="grid max-w-text gap-4 rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      <h2 id="factor-policy" className="text-h3">
        {secondFactorTexts.policyTitle}
      </h2>
      <p className="text-soft">{isRequired ? secondFactorTexts.policyOn : secondFactorTexts.policyOff}</p>
      <Button
        variant="secondary"
        className="justify-self-start"
        disabled={!isRequired && since === null}
        onClick={ask}
        busy={isBusy && secondFactorTexts.saving}
      >
        {isRequired ? secondFactorTexts.makeOptional : secondFactorTexts.requireForAll}
      </Button>
    </section>
  )
}

import { type CostKind, costKinds } from '@dlm/contract/costs/cost-steps'
import { Ceilings } from '@dlm/contract/costs/costs.schema'
import { costsTexts } from '@dlm/contract/costs/costs.texts'
import { usageTexts } from '@dlm/contract/costs/usage.texts'
import { type FormEvent, useState } from 'react'
import { callAdmin } from '../../../auth/admin-session.ts'
import { notify, notifyFailure } from '../../../lib/notify.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useRefresh } from '../../admin-query.ts'
import { costViews } from './cost-kinds.ts'

type Typed = Record<CostKind, string>

const ofEach = <T,>(make: (kind: CostKind) => T) =>
  Object.fromEntries(costKinds.map((kind) => [kind, make(kind)])) as Record<CostKind, T>

/** The ceilings of a month; bytes are given in gigabytes. */
export function CeilingsForm({ ceilings }: { ceilings: Ceilings }) {
  const [typed, setTyped] = useState<Typed>(() =>
    ofEach((kind) => String(ceilings[kind] / costViews[kind].unit)),
  )
  const [faults, setFaults] = useState<Partial<Typed>>({})
  const [isBusy, setBusy] = useState(false)
  const refresh = useRefresh()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const parsed = Ceilings.safeParse(
      ofEach((kind) => Math.round(Number(typed[kind].replaceAll(',', '')) * costViews[kind].unit)),
    )
    const issues = parsed.error?.issues ?? []
    setFaults(Object.fromEntries(issues.map(({ path, message }) => [path[0], message])))
    if (!parsed.success) return
    setBusy(true)
    try {
      await callAdmin('set_ceilings', parsed.data)
      await refresh()
      void notify(costsTexts.ceilingsSet)
    } catch (error) {
      notifyFailure(error)
    }
    setBusy(false)
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4 px-4 pb-4 sm:px-5">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {costKinds.map((kind) => (
          <TextField
            key={kind}
            label={costViews[kind].field}
            inputMode="decimal"
            dir="ltr"
            value={typed[kind]}
            error={faults[kind]}
            onChange={({ target }) => setTyped({ ...typed, [kind]: target.value })}
          />
        ))}
      </div>
      <Button
        type="submit"
        variant="secondary"
        className="justify-self-start"
        busy={isBusy && usageTexts.saving}
      >
        {usageTexts.saveLimits}
      </Button>
    </form>
  )
}

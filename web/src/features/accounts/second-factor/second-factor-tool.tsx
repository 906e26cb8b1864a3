import type { FactorProof, FactorState } from '@dlm/contract/accounts/factor.schema'
import { factorTexts } from '@dlm/contract/accounts/factor.texts'
import type { Answer } from '@dlm/contract/contract'
import { studioDay } from '@dlm/contract/format/day'
import { plural } from '@dlm/contract/format/plural'
import { useQuery } from '@tanstack/react-query'
import ShieldCheck from 'lucide-react/icons/shield-check'
import ShieldOff from 'lucide-react/icons/shield-off'
import { type ReactNode, useState } from 'react'
import { callAdmin } from '../../../auth/admin-session.ts'
import { formatDay } from '../../../lib/format-day.ts'
import { notify } from '../../../lib/notify.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { adminQuery, useRefresh } from '../../dashboard/admin-query.ts'
import { ReadFailure } from '../../site/read-failure.tsx'
import { FactorSetup } from './factor-setup.tsx'
import { ProofForm } from './proof-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { StartForm } from './start-form.tsx'

/** The second factor of the admin who looks: a code of an authenticator app, besides the admin password (docs/decisions/042). */
export function SecondFactorTool() {
  const { data, error, isFetching, refetch } = useQuery(adminQuery('get_factor', {}))
  const [started, setStarted] = useState<Answer<'start_factor'> | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const refresh = useRefresh()

  const showCodes = (made: readonly string[]) => {
    setStarted(null)
    setCodes(made)
    void refresh()
  }
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
  if (started)
    return <FactorSetup started={started} onConfirmed={showCodes} onCancel={() => setStarted(null)} />
  if (error && !data) return <ReadFailure error={error} onRetry={() => refetch()} isRetrying={isFetching} />
  if (!data) return <Skeleton className="h-64 max-w-text" />
  return data.since === null ? <Off onStarted={setStarted} /> : <On state={data} onCodes={showCodes} />
}

/** What the factor is like, and what can be done about it. */
function Panel({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby="factor-state"
      className="grid max-w-text gap-5 rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      <h2 id="factor-state" className="flex items-center gap-3 text-h3">
        {icon}
        {title}
      </h2>
      {children}
    </section>
  )
}

function Off({ onStarted }: { onStarted(started: Answer<'start_factor'>): void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel
      icon={<ShieldOff aria-hidden="true" className="size-6 shrink-0 text-soft" />}
      title="The second factor is off"
    >
      <p className="text-soft">
        With it, the dashboard asks for a code of an app on your phone after your admin password: whoever
        learns the password cannot open it. Any authenticator app will do.
      </p>
      {isOpen ? (
        <StartForm onStarted={onStarted} />
      ) : (
        <Button className="justify-self-start" onClick={() => setOpen(true)}>
          Turn it on
        </Button>
      )}
    </Panel>
  )
}

function On({ state, onCodes }: { state: FactorState; onCodes(codes: readonly string[]): void }) {
  const [asking, setAsking] = useState<'codes' | 'off' | null>(null)
  const refresh = useRefresh()
  const prove = async (proof: FactorProof) => {
    if (asking === 'codes') return onCodes((await callAdmin('new_recovery_codes', proof)).codes)
    await callAdmin('stop_factor', proof)
    await refresh()
    void notify(factorTexts.turnedOff)
  }
  return (
    <Panel
      icon={<ShieldCheck aria-hidden="true" className="size-6 shrink-0 text-success" />}
      title="The second factor is on"
    >
      <p className="text-soft">
        Since {formatDay(studioDay(state.since ?? 0))}. You have{' '}
        {plural(state.recoveryCodes, 'recovery code')} left, for when your phone is not at hand.
      </p>
      {asking ? (
        <ProofForm
          key={asking}
          submitLabel={asking === 'codes' ? 'Make new codes' : 'Turn it off'}
          isDangerous={asking === 'off'}
          onSubmit={prove}
          onCancel={() => setAsking(null)}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => setAsking('codes')}>
            New recovery codes
          </Button>
          <Button variant="danger" onClick={() => setAsking('off')}>
            Turn it off
          </Button>
        </div>
      )}
    </Panel>
  )
}

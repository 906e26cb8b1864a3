import type { FactorProof, FactorState } from '@dlm/contract/accounts/factor.schema'
import { factorTexts } from '@dlm/contract/accounts/factor.texts'
import { maxPasskeys } from '@dlm/contract/accounts/passkey.schema'
import type { Answer } from '@dlm/contract/contract'
import { studioDay } from '@dlm/contract/format/day'
import { plural } from '@dlm/contract/format/plural'
import { useQuery } from '@tanstack/react-query'
import ShieldCheck from 'lucide-react/icons/shield-check'
import ShieldOff from 'lucide-react/icons/shield-off'
import { type ReactNode, useState } from 'react'
import { adminQuery, useRefresh } from '../../../admin/admin-query.ts'
import { callAdmin } from '../../../auth/admin-session.ts'
import { formatDay } from '../../../lib/format/format-day.ts'
import { notify } from '../../../lib/notify.ts'
import { takesPasskeys } from '../../../lib/passkey-support.ts'
import { ReadFailure } from '../../../shell/read-failure.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { FactorPolicy } from './factor-policy.tsx'
import { FactorSetup } from './factor-setup.tsx'
import { PasskeyForm } from './passkey-form.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { ProofForm } from './proof-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { StartForm } from './start-form.tsx'

/** The second factor of the signed-in admin: an authenticator app, passkeys, or both, besides the admin password (docs/decisions/042). */
export function SecondFactorTool() {
  const { data, error, isFetching, refetch } = useQuery(adminQuery('get_factor', {}))
  const [started, setStarted] = useState<Answer<'start_factor'> | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const refresh = useRefresh()

  const showCodes = (newCodes: readonly string[]) => {
    setStarted(null)
    void refresh()
    if (newCodes.length > 0) setCodes(newCodes)
    else void notify(factorTexts.appAdded)
  }
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
  if (started)
    return <FactorSetup started={started} onConfirmed={showCodes} onCancel={() => setStarted(null)} />
  if (error && !data) return <ReadFailure error={error} onRetry={() => refetch()} isRetrying={isFetching} />
  if (!data) return <Skeleton className="h-64 max-w-text" />
  const callbacks = { onStarted: setStarted, onCodes: showCodes }
  return (
    <div className="grid gap-6">
      {data.since === null ? <Off {...callbacks} /> : <On {...callbacks} state={data} />}
      <FactorPolicy state={data} />
    </div>
  )
}

/** The state of the factor, and its actions. */
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

interface Ways {
  /** An app is being added. */
  onStarted(started: Answer<'start_factor'>): void
  /** There are new recovery codes. */
  onCodes(codes: readonly string[]): void
}

function Off({ onStarted, onCodes }: Ways) {
  const [way, setWay] = useState<'app' | 'passkey' | null>(null)
  return (
    <Panel
      icon={<ShieldOff aria-hidden="true" className="size-6 shrink-0 text-soft" />}
      title="The second factor is off"
    >
      <p className="text-soft">
        With it, the dashboard asks for a passkey or a code of an app on your phone after your admin password:
        the password alone does not open it. A passkey is the safer one, since no page can ask for it in place
        of this portal.
      </p>
      {way === 'app' && <StartForm onStarted={onStarted} />}
      {way === 'passkey' && <PasskeyForm onAdded={onCodes} onCancel={() => setWay(null)} />}
      {way === null && (
        <>
          <div className="flex flex-wrap gap-3">
            <Button disabled={!takesPasskeys()} onClick={() => setWay('passkey')}>
              Use a passkey
            </Button>
            <Button variant="secondary" onClick={() => setWay('app')}>
              Use an app
            </Button>
          </div>
          <PasskeyNote />
        </>
      )}
    </Panel>
  )
}

/** Why passkeys are not offered, if the browser does not support them. */
function PasskeyNote() {
  if (takesPasskeys()) return null
  return (
    <p className="text-sm text-soft">
      Passkeys need a browser that knows them, and the portal at a name: http://localhost:5050, say, not at an
      address in digits.
    </p>
  )
}

function On({ state, onStarted, onCodes }: Ways & { state: FactorState }) {
  const [asking, setAsking] = useState<'app' | 'passkey' | 'codes' | 'off' | null>(null)
  const refresh = useRefresh()
  const end = () => setAsking(null)
  const added = (codes: readonly string[]) => {
    if (codes.length > 0) return onCodes(codes)
    end()
    void refresh()
    void notify(factorTexts.passkeyAdded)
  }
  const prove = async (proof: FactorProof) => {
    if (asking === 'codes') return onCodes((await callAdmin('new_recovery_codes', proof)).codes)
    await callAdmin('stop_factor', proof)
    await refresh()
    void notify(factorTexts.switchedOff)
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
      <p>{state.app ? 'Your authenticator app shows codes for it.' : 'No authenticator app is set up.'}</p>
      <PasskeyList passkeys={state.passkeys} />
      {asking === 'app' && <StartForm onStarted={onStarted} />}
      {asking === 'passkey' && <PasskeyForm onAdded={added} onCancel={end} />}
      {asking === 'codes' || asking === 'off' ? (
        <ProofForm
          key={asking}
          submitLabel={asking === 'codes' ? 'Make new codes' : 'Turn it off'}
          isDangerous={asking === 'off'}
          onSubmit={prove}
          onCancel={end}
        />
      ) : null}
      {asking === null && (
        <div className="flex flex-wrap gap-3">
          {state.passkeys.length < maxPasskeys && takesPasskeys() && (
            <Button onClick={() => setAsking('passkey')}>Add a passkey</Button>
          )}
          {!state.app && (
            <Button variant="secondary" onClick={() => setAsking('app')}>
              Add an app
            </Button>
          )}
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

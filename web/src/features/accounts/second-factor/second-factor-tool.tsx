import type { FactorProof, FactorState } from '@dlm/contract/accounts/factor.schema'
import { factorTexts } from '@dlm/contract/accounts/factor.texts'
import { maxPasskeys } from '@dlm/contract/accounts/passkey.schema'
import { passkeyTexts } from '@dlm/contract/accounts/passkeys.texts'
import { secondFactorTexts } from '@dlm/contract/accounts/second-factor.texts'
import type { Answer } from '@dlm/contract/contract'
import { studioDay } from '@dlm/contract/format/day'
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
      title={secondFactorTexts.offTitle}
    >
      <p className="text-soft">{secondFactorTexts.offHint}</p>
      {way === 'app' && <StartForm onStarted={onStarted} />}
      {way === 'passkey' && <PasskeyForm onAdded={onCodes} onCancel={() => setWay(null)} />}
      {way === null && (
        <>
          <div className="flex flex-wrap gap-3">
            <Button disabled={!takesPasskeys()} onClick={() => setWay('passkey')}>
              {secondFactorTexts.usePasskey}
            </Button>
            <Button variant="secondary" onClick={() => setWay('app')}>
              {secondFactorTexts.useApp}
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
  return <p className="text-sm text-soft">{secondFactorTexts.passkeysNeed}</p>
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
      title={secondFactorTexts.onTitle}
    >
      <p className="text-soft">
        {secondFactorTexts.stateOn(formatDay(studioDay(state.since ?? 0)), state.recoveryCodes)}
      </p>
      <p>{state.app ? secondFactorTexts.hasApp : secondFactorTexts.hasNoApp}</p>
      <PasskeyList passkeys={state.passkeys} />
      {asking === 'app' && <StartForm onStarted={onStarted} />}
      {asking === 'passkey' && <PasskeyForm onAdded={added} onCancel={end} />}
      {asking === 'codes' || asking === 'off' ? (
        <ProofForm
          key={asking}
          submitLabel={asking === 'codes' ? secondFactorTexts.newCodes : secondFactorTexts.turnOff}
          isDangerous={asking === 'off'}
          onSubmit={prove}
          onCancel={end}
        />
      ) : null}
      {asking === null && (
        <div className="flex flex-wrap gap-3">
          {state.passkeys.length < maxPasskeys && takesPasskeys() && (
            <Button onClick={() => setAsking('passkey')}>{passkeyTexts.add}</Button>
          )}
          {!state.app && (
            <Button variant="secondary" onClick={() => setAsking('app')}>
              {secondFactorTexts.addApp}
            </Button>
          )}
          <Button variant="secondary" onClick={() => setAsking('codes')}>
            {secondFactorTexts.newCodes}
          </Button>
          <Button variant="danger" onClick={() => setAsking('off')}>
            {secondFactorTexts.turnOff}
          </Button>
        </div>
      )}
    </Panel>
  )
}

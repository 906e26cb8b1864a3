import type { SetupSteps as Steps } from '@dlm/contract/accounts/accounts.schema'
import { setupTexts } from '@dlm/contract/accounts/setup.texts'
import { setUpTexts } from '@dlm/contract/dashboard/set-up.texts'
import { isAnyShown } from '@dlm/contract/site/offered'
import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { callAdmin } from '../../auth/admin-session.ts'
import { useSession } from '../../auth/session.ts'
import { dashboardToolPath } from '../../lib/dashboard-tools.ts'
import { notify, notifyFailure } from '../../lib/notify.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { useRefresh } from '../admin-query.ts'

/** What is left to set up after the first admin. Each step may be left out, or done later. */
export function SetupSteps({ adid, steps }: { adid: string; steps: Steps }) {
  const [busy, setBusy] = useState<'mail' | 'end' | null>(null)
  const email = useSession()?.email ?? ''
  const refresh = useRefresh()

  const doing = async (what: 'mail' | 'end', work: () => Promise<void>) => {
    setBusy(what)
    try {
      await work()
      await refresh()
    } catch (error) {
      notifyFailure(error)
    } finally {
      setBusy(null)
    }
  }
  const mail = () =>
    doing('mail', async () => {
      const { sent, reason = '' } = await callAdmin('test_mail', {})
      void notify(sent ? setupTexts.mailSent(email) : setupTexts.mailFailed(reason))
    })
  const end = () => doing('end', async () => void (await callAdmin('end_setup', {})))

  return (
    <section aria-labelledby="set-up" className="grid gap-3">
      <h2 id="set-up" className="text-h3">
        {setUpTexts.title}
      </h2>
      <div className="grid gap-4 rounded-card border border-line bg-surface p-4">
        <ul className="grid divide-y divide-line">
          <Step isDone title={setUpTexts.firstAdmin} detail={setUpTexts.firstAdminHint} />
          <Step isDone={steps.settings} title={setUpTexts.settings} detail={setUpTexts.settingsHint}>
            <Link to={dashboardToolPath(adid, 'settings')} className={buttonClass('secondary')}>
              {setUpTexts.openSettings}
            </Link>
          </Step>
          <Step isDone={steps.mail} title={setUpTexts.mail} detail={setUpTexts.mailHint(email)}>
            <Button variant="secondary" onClick={mail} busy={busy === 'mail' && setUpTexts.sending}>
              {setUpTexts.sendTest}
            </Button>
          </Step>
          {isAnyShown(['albums']) && (
            <Step isDone={steps.album} title={setUpTexts.firstAlbum} detail={setUpTexts.firstAlbumHint}>
              <Link to={dashboardToolPath(adid, 'media')} className={buttonClass('secondary')}>
                {setUpTexts.addAlbum}
              </Link>
            </Step>
          )}
        </ul>
        <Button
          variant="ghost"
          className="justify-self-start"
          onClick={end}
          busy={busy === 'end' && setUpTexts.hiding}
        >
          {setUpTexts.hide}
        </Button>
      </div>
    </section>
  )
}

interface StepProps {
  isDone: boolean
  title: string
  detail: string
  /** The way to do it. */
  children?: ReactNode
}

function Step({ isDone, title, detail, children }: StepProps) {
  const Icon = isDone ? CircleCheck : Circle
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <Icon
        role="img"
        aria-label={isDone ? setUpTexts.done : setUpTexts.toDo}
        className={isDone ? 'size-6 text-success' : 'size-6 text-soft'}
      />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="font-semibold">{title}</span>
        <span className="text-sm text-soft wrap-anywhere">{detail}</span>
      </span>
      {children && <div className="max-sm:w-full">{children}</div>}
    </li>
  )
}

import { serviceScreenTexts } from '@dlm/contract/catalogue/service-screens.texts'
import type { Service } from '@dlm/contract/catalogue/services.schema'
import { waits } from '@dlm/contract/constants'
import { isOffered } from '@dlm/contract/site/offered'
import ExternalLink from 'lucide-react/icons/external-link'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { Link, NavigationType, useNavigationType } from 'react-router'
import { useApiMutation } from '../../lib/api/mutation.ts'
import { shareUrl } from '../../lib/kinds.ts'
import { askPath } from '../../lib/paths.ts'
import { useCountdown } from '../../lib/use-countdown.ts'
import { asideClass, withAsideClass } from '../../page/aside.ts'
import { ShareButton } from '../../page/share/share-button.tsx'
import { Title } from '../../page/title.tsx'
import { WrittenText } from '../../page/written-text.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Picture } from '../../ui/picture.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ShieldBadge } from './shield-badge.tsx'

/** A service; counts the view and, if the service has a link, opens it after five seconds (SPEC §2). */
export function ServiceDetail({ service }: { service: Service }) {
  const { id, title, text, blocks, embeds, cover, ageLmt, link } = service
  const got = useCountedLook(service)
  const [stays, setStays] = useState(false)
  return (
    <article className={withAsideClass}>
      <Title>{title}</Title>
      <header className="flex flex-wrap items-center gap-5">
        <Picture
          picture={cover}
          alt=""
          sizes="112px"
          eager
          className="size-24 shrink-0 rounded-card sm:size-28"
        />
        <div className="grid min-w-0 flex-1 gap-2">
          <h1 dir="auto">{title}</h1>
          <p className="flex flex-wrap items-center gap-3 text-sm text-soft tabular-nums">
            <ShieldBadge ageLimit={ageLmt} />
            {serviceScreenTexts.views(got)}
          </p>
        </div>
      </header>
      <aside className={classes('grid gap-3', asideClass)}>
        {link.startsWith('https:') && <Redirect key={id} link={link} stays={stays} />}
        {isOffered(askPath) && (
          <Link to={askPath} className={buttonClass('secondary')}>
            {serviceScreenTexts.ask}
          </Link>
        )}
      </aside>
      <WrittenText
        text={text}
        blocks={blocks}
        embeds={embeds}
        className="grid max-w-[68ch] gap-4 text-lg leading-relaxed"
      />
      <footer className="border-t border-line pt-5">
        <ShareButton
          label={serviceScreenTexts.service}
          title={title}
          url={shareUrl('service', id)}
          onOpen={() => setStays(true)}
        />
      </footer>
    </article>
  )
}

/** Placeholder of a service while it loads. */
export function ServiceDetailSkeleton() {
  return (
    <div aria-busy="true" className={withAsideClass}>
      <Title>{serviceScreenTexts.service}</Title>
      <h1 className="sr-only">{serviceScreenTexts.service}</h1>
      <div className="flex items-center gap-5">
        <Skeleton className="size-24 shrink-0 sm:size-28" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-[2.6rem] w-3/5" />
          <Skeleton className="h-[1.3rem] w-1/4" />
        </div>
      </div>
      <Skeleton className="h-64" />
    </div>
  )
}

/** Counts a view on the server. @returns the count, updated by the answer */
function useCountedLook({ id, got }: Service): number {
  const { mutate, data } = useApiMutation('watched_sr', { invalidates: [] })
  const count = useEffectEvent(() => mutate({ id }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each service
  useEffect(() => count(), [id])
  return Math.max(got, data?.got ?? 0)
}

/**
 * Whether the page was loaded by Back or Forward. History state is not enough: the server redirects the documented address to the
 * readable one, and browsers forget the state of an entry that was redirected.
 */
const isReturn = () =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type ===
  'back_forward'
const never = () => () => {}

/**
 * Opens the service's link after five seconds, or at once, or not at all. After Back from there, and after another action
 * here (`stays`), the page stays.
 */
function Redirect({ link, stays }: { link: string; stays: boolean }) {
  // The server does not know of a return: its rendering is hydrated first.
  const isBack = useSyncExternalStore(never, isReturn, () => false)
  const comesBack = useNavigationType() === NavigationType.Pop && isBack
  const [wantsToGo, setWantsToGo] = useState(true)
  const waiting = wantsToGo && !comesBack && !stays
  const open = () => {
    setWantsToGo(false)
    location.assign(link)
  }
  const seconds = useCountdown(waits.service, waiting, open)

  return (
    <div className="grid gap-3 overflow-hidden rounded-card border border-line bg-surface">
      <div className="flex flex-wrap items-center justify-between gap-3 p-4">
        <p className="min-w-0 break-words" role={waiting ? 'timer' : undefined}>
          {waiting ? serviceScreenTexts.opening(hostOf(link), seconds) : hostOf(link)}
        </p>
        <div className="flex flex-wrap gap-2">
          {waiting && (
            <Button variant="secondary" onClick={() => setWantsToGo(false)}>
              {serviceScreenTexts.stayHere}
            </Button>
          )}
          <a
            href={link}
            onClick={(event) => {
              event.preventDefault()
              open()
            }}
            className={buttonClass('primary')}
          >
            <ExternalLink aria-hidden="true" className="size-5" />
            {serviceScreenTexts.openNow}
          </a>
        </div>
      </div>
      {waiting && (
        <div
          aria-hidden="true"
          className="time-bar h-1 bg-accent-solid"
          ref={(bar) => bar?.style.setProperty('--time', `${waits.service}ms`)}
        />
      )}
    </div>
  )
}

function hostOf(link: string): string {
  return link.split('/')[2] ?? link
}

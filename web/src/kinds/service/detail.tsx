import { serviceScreenTexts } from '@dlm/contract/catalogue/service-screens.texts'
import type { Service } from '@dlm/contract/catalogue/services.schema'
import { shieldAbove, waits } from '@dlm/contract/constants'
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
import { buttonClass } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ShieldBadge } from './shield-badge.tsx'

const coverClass = 'aspect-video w-full rounded-card lg:aspect-[21/9]'
/** A column of one pixel, as wide as half of the cover. */
const edgeClass = 'print:hidden h-full w-px scale-x-[800]'

/** A service; counts the view and, if the service has a link, opens it after five seconds (SPEC §2). */
export function ServiceDetail({ service }: { service: Service }) {
  const { id, title, text, blocks, embeds, cover, ageLmt, link, sd } = service
  const got = useCountedLook(service)
  const [stays, setStays] = useState(false)
  const opens = link.startsWith('https:')
  const redirect = useRedirect(link, opens && !stays)
  const host = hostOf(link)
  const facts = [
    [
      serviceScreenTexts.audience,
      ageLmt > shieldAbove ? serviceScreenTexts.adults : serviceScreenTexts.everyone,
    ],
    [serviceScreenTexts.productId, sd],
  ].filter(([, value]) => value)
  return (
    <article className={withAsideClass}>
      <Title>{title}</Title>
      <div className="grid min-w-0 gap-6">
        <Cover picture={cover} />
        <header className="grid gap-2">
          <h1 dir="auto">{title}</h1>
          <p className="flex flex-wrap items-center gap-3 text-sm text-soft tabular-nums">
            <ShieldBadge ageLimit={ageLmt} />
            {serviceScreenTexts.views(got)}
          </p>
        </header>
      </div>
      <aside
        aria-label={serviceScreenTexts.facts}
        className={`grid gap-4 rounded-card border border-line bg-surface p-5 ${asideClass}`}
      >
        <dl className="grid grid-cols-[max-content_1fr] gap-x-6 gap-y-2">
          {facts.map(([label, value]) => (
            <div key={label} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-soft">{label}</dt>
              <dd dir="auto" className="min-w-0 break-words">
                {value}
              </dd>
            </div>
          ))}
        </dl>
        {opens && (
          <p className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-t border-line pt-2 text-sm text-soft tabular-nums print:hidden">
            {redirect.isWaiting ? (
              <>
                <span role="timer">{serviceScreenTexts.opening(host, redirect.seconds)}</span>
                <button
                  type="button"
                  onClick={() => setStays(true)}
                  className="min-h-11 rounded-control font-semibold text-accent underline underline-offset-4"
                >
                  {serviceScreenTexts.stayHere}
                </button>
              </>
            ) : (
              host
            )}
          </p>
        )}
        <div className="grid gap-3">
          {opens && (
            <a
              href={link}
              onClick={(event) => {
                event.preventDefault()
                redirect.open()
              }}
              className={buttonClass('primary')}
            >
              <ExternalLink aria-hidden="true" className="size-5 shrink-0" />
              {serviceScreenTexts.open(host)}
            </a>
          )}
          {isOffered(askPath) && (
            <Link to={askPath} className={buttonClass(opens ? 'secondary' : 'primary')}>
              {serviceScreenTexts.ask}
            </Link>
          )}
          <ShareButton
            label={serviceScreenTexts.service}
            title={title}
            url={shareUrl('service', id)}
            onOpen={() => setStays(true)}
          />
        </div>
      </aside>
      <WrittenText
        text={text}
        blocks={blocks}
        embeds={embeds}
        className="grid max-w-[68ch] gap-4 text-lg leading-relaxed text-pretty"
      />
    </article>
  )
}

/** The cover; one that is not wide, such as an icon, is shown whole, and its edges are drawn out to the sides. */
function Cover({ picture }: { picture: Service['cover'] }) {
  const isWide = picture.width > 1.3 * picture.height
  const sizes = '(min-width: 1808px) 1140px, (min-width: 1024px) 64vw, 94vw'
  if (isWide) return <Picture picture={picture} alt="" sizes={sizes} eager className={coverClass} />
  const square = { picture, alt: '', sizes: '480px', eager: true }
  return (
    // The sides of a picture are left and right in every language.
    <div
      dir="ltr"
      className={`relative grid grid-cols-2 overflow-hidden bg-raised print:block print:aspect-auto ${coverClass}`}
    >
      <Picture {...square} className={`${edgeClass} origin-right justify-self-end [&>img]:object-left`} />
      <Picture {...square} className={`${edgeClass} origin-left [&>img]:object-right`} />
      <Picture
        {...square}
        className="!absolute inset-0 mx-auto aspect-square h-full print:!static print:!h-72"
      />
    </div>
  )
}

/** Placeholder of a service while it loads. */
export function ServiceDetailSkeleton() {
  return (
    <div aria-busy="true" className={withAsideClass}>
      <Title>{serviceScreenTexts.service}</Title>
      <h1 className="sr-only">{serviceScreenTexts.service}</h1>
      <div className="grid gap-6">
        <Skeleton className={coverClass} />
        <Skeleton className="h-16 w-3/5" />
      </div>
      <Skeleton className={`h-72 ${asideClass}`} />
      <Skeleton className="h-40" />
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
 * here (`isWanted`), the page stays.
 */
function useRedirect(link: string, isWanted: boolean) {
  // The server does not know of a return: its rendering is hydrated first.
  const isBack = useSyncExternalStore(never, isReturn, () => false)
  const comesBack = useNavigationType() === NavigationType.Pop && isBack
  const [hasOpened, setOpened] = useState(false)
  const isWaiting = isWanted && !hasOpened && !comesBack
  const open = () => {
    setOpened(true)
    location.assign(link)
  }
  return { isWaiting, open, seconds: useCountdown(waits.service, isWaiting, open) }
}

function hostOf(link: string): string {
  return link.split('/')[2] ?? link
}

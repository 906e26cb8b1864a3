import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useEffect, useEffectEvent } from 'react'
import { Title } from '../features/site/title.tsx'
import { ApiFailure } from '../lib/api-failure.ts'
import { failureMessage } from '../lib/failure-message.ts'
import { isReplacement } from '../lib/late-code.ts'
import { announceApp, fetchFailedScreens } from '../lib/lazy-screen.tsx'
import { Button } from '../ui/button.tsx'
import { MessagePanel } from '../ui/message-panel.tsx'

/** Milliseconds between two looks: not every connection that is back is told of by the browser. */
const interval = 10_000

/** Tries again by itself once what is missing can be fetched. */
function useReturn(isWaiting: boolean, onReturn: () => void): void {
  const goOn = useEffectEvent(onReturn)
  useEffect(() => {
    if (!isWaiting) return
    const look = () => fetchFailedScreens().then(goOn, () => undefined)
    const timer = setInterval(look, interval)
    addEventListener('online', look)
    return () => {
      clearInterval(timer)
      removeEventListener('online', look)
    }
  }, [isWaiting])
}

/** What a screen that broke shows in its place. */
export function ScreenError({ error, onRetry }: { error: unknown; onRetry(): void }) {
  useEffect(announceApp, [])
  useReturn(isOffline(error), onRetry)
  return (
    <>
      <Title>Something went wrong</Title>
      <MessagePanel
        isScreen
        role="alert"
        icon={TriangleAlert}
        title="This screen could not be shown"
        action={
          <>
            <Button onClick={onRetry}>Try again</Button>
            <Button variant="secondary" onClick={() => location.reload()}>
              Reload the page
            </Button>
          </>
        }
      >
        {explanation(error)}
      </MessagePanel>
    </>
  )
}

/** Code that did not come says so itself (late-code.ts). */
function explanation(error: unknown): string {
  if (isReplacement(error)) return failureMessage(error)
  return isOffline(error)
    ? 'A part of the portal could not be loaded. Please check your network.'
    : 'We are sorry. Trying again often helps.'
}

const isOffline = (error: unknown) => error instanceof ApiFailure && error.code === 'offline'

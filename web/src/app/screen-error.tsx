import { failureTexts } from '@dlm/contract/site/failures.texts'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useEffect } from 'react'
import { ApiFailure } from '../lib/api/api-failure.ts'
import { failureMessage } from '../lib/api/failure-message.ts'
import { reloadOnce } from '../lib/code/load-code.ts'
import { Title } from '../page/title.tsx'
import { Button } from '../ui/button.tsx'
import { MessagePanel } from '../ui/message-panel.tsx'
import { markAppReady } from './app-ready.ts'

/** Milliseconds between two tries: browsers do not report every restored connection. */
const interval = 10_000

/** Reloads the page once there is a connection. */
function useReload(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return
    reloadOnce()
    const timer = setInterval(reloadOnce, interval)
    addEventListener('online', reloadOnce)
    return () => {
      clearInterval(timer)
      removeEventListener('online', reloadOnce)
    }
  }, [isWaiting])
}

/** Shown instead of a screen that failed. Code that did not load is tried again by a reload only. */
export function ScreenError({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const isCodeMissing = error instanceof ApiFailure
  useEffect(markAppReady, [])
  useReload(isCodeMissing)
  return (
    <>
      <Title>{failureTexts.somethingWrong}</Title>
      <MessagePanel
        isScreen
        role="alert"
        icon={TriangleAlert}
        title={failureTexts.screenFailed}
        action={
          <>
            {!isCodeMissing && <Button onClick={onRetry}>{failureTexts.tryAgain}</Button>}
            <Button variant={isCodeMissing ? 'primary' : 'secondary'} onClick={() => location.reload()}>
              {failureTexts.reload}
            </Button>
          </>
        }
      >
        {isCodeMissing ? failureMessage(error) : failureTexts.screenFailedHint}
      </MessagePanel>
    </>
  )
}

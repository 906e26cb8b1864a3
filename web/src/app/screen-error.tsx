import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useEffect } from 'react'
import { Title } from '../features/site/title.tsx'
import { announceApp } from '../lib/lazy-screen.tsx'
import { Button } from '../ui/button.tsx'
import { MessagePanel } from '../ui/message-panel.tsx'

/** What a screen that broke shows in its place. */
export function ScreenError({ error, onRetry }: { error: unknown; onRetry(): void }) {
  useEffect(announceApp, [])
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
            <Button look="secondary" onClick={() => location.reload()}>
              Reload the page
            </Button>
          </>
        }
      >
        {isChunkFailure(error)
          ? 'A part of the portal could not be loaded. Please check your network.'
          : 'We are sorry. Trying again often helps.'}
      </MessagePanel>
    </>
  )
}

/** A screen's code that could not be fetched: offline, or replaced by a newer release. */
function isChunkFailure(error: unknown): boolean {
  return error instanceof TypeError && /module|import/i.test(error.message)
}

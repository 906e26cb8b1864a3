import { failureTexts } from '@dlm/contract/site/failures.texts'
import CloudAlert from 'lucide-react/icons/cloud-alert'
import type { ApiFailure } from '../lib/api/api-failure.ts'
import { Button } from '../ui/button.tsx'
import { MessagePanel } from '../ui/message-panel.tsx'

interface Props {
  error: ApiFailure
  onRetry(): void
  isRetrying: boolean
  /** The failure is the whole screen. */
  isScreen?: boolean
}

/** Shown instead of what could not be read: the reason, and a button to try again. */
export function ReadFailure({ error, onRetry, isRetrying, isScreen = false }: Props) {
  return (
    <MessagePanel
      isScreen={isScreen}
      role="alert"
      icon={CloudAlert}
      title={error.title}
      action={
        <Button onClick={onRetry} busy={isRetrying && failureTexts.tryingAgain}>
          {failureTexts.tryAgain}
        </Button>
      }
    >
      {error.message}
    </MessagePanel>
  )
}

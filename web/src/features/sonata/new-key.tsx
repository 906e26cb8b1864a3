import type { User } from '@dlm/contract/accounts/user.schema'
import { keyScreensTexts } from '@dlm/contract/sonata/key-screens.texts'
import { sonataTexts } from '@dlm/contract/sonata/sonata.texts'
import KeyRound from 'lucide-react/icons/key-round'
import { useEffect, useEffectEvent } from 'react'
import { type DialogChoice, notify } from '../../lib/notify.ts'
import { Button } from '../../ui/button.tsx'
import { MessagePanel } from '../../ui/message-panel.tsx'
import type { UrlKey } from './key-from-url.ts'
import { useSubmission } from './use-submission.ts'

/** A key that is not submitted yet: it is submitted automatically after two seconds, unless the member says no (SPEC §2). */
export function NewKey({ user, urlKey }: { user: User; urlKey: UrlKey }) {
  const { submit, isSubmitting } = useSubmission(user, urlKey)
  const onAnswer = useEffectEvent((choice: DialogChoice) => {
    if (choice === 'yes' || choice === 'time') void submit()
  })
  useEffect(() => {
    const controller = new AbortController()
    void notify(sonataTexts.newKeyFound, { signal: controller.signal }).then((choice) => {
      if (!controller.signal.aborted) onAnswer(choice)
    })
    return () => controller.abort()
  }, [])
  return (
    <div className="rounded-card border border-line bg-surface shadow-card">
      <MessagePanel
        icon={KeyRound}
        title={keyScreensTexts.newKeyTitle}
        action={
          <Button onClick={submit} busy={isSubmitting && keyScreensTexts.submitting}>
            {keyScreensTexts.submit}
          </Button>
        }
      >
        {keyScreensTexts.newKeyHint(user.email)}
      </MessagePanel>
    </div>
  )
}

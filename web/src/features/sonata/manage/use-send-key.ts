import type { SonataRequest } from '@dlm/contract/sonata/sonata.schema'
import { sonataLogsTexts } from '@dlm/contract/sonata/sonata-logs.texts'
import { useEffect, useRef, useState } from 'react'
import { useRefresh } from '../../../admin/admin-query.ts'
import { sendMail } from '../../../admin/send-mail.ts'
import { callAdmin } from '../../../auth/admin-session.ts'
import { notify, notifyFailure } from '../../../lib/notify.ts'

/** Milliseconds in which sending a key can be undone. */
export const undoWait = 10_000

/** Not sent yet, waiting with undo, or being sent. */
type Stage = 'idle' | 'waiting' | 'sending'

/**
 * Marks a request as paid, which creates its key, and mails that to its member (SPEC §4). A mail cannot be undone: it waits
 * some seconds first, unless it is sent again. Leaving the list meanwhile sends it at once; closing the browser does not, and
 * the request stays unpaid.
 */
export function useSendKey({ mid, id }: SonataRequest) {
  const [stage, setStage] = useState<Stage>('idle')
  const refresh = useRefresh(['my_keys'])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const onLeave = useRef<() => void>(undefined)

  const stopWaiting = () => {
    clearTimeout(timer.current)
    onLeave.current = undefined
  }
  const send = async () => {
    stopWaiting()
    setStage('sending')
    try {
      const { data, mail } = await callAdmin('m_key_enter', { mid })
      const [{ keynum: key, email: to }] = data
      const fate = mail && (await sendMail(mail))
      void refresh()
      if (!fate) void notify(sonataLogsTexts.keyOnItsWay(key))
      else if (fate.sent) void notify(sonataLogsTexts.keySent({ key, email: to, transaction: id }))
      else void notify(sonataLogsTexts.keyFailed(fate.reason))
    } catch (error) {
      notifyFailure(error)
    } finally {
      setStage('idle')
    }
  }
  const sendSoon = () => {
    setStage('waiting')
    timer.current = setTimeout(send, undoWait)
    onLeave.current = send
  }
  const undo = () => {
    stopWaiting()
    setStage('idle')
  }
  useEffect(() => () => onLeave.current?.(), [])
  return { stage, send, sendSoon, undo }
}

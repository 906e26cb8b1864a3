import type { SonataRequest } from '@dlm/contract/sonata/sonata.schema'
import { sonataLogsTexts } from '@dlm/contract/sonata/sonata-logs.texts'
import { useState } from 'react'
import { callAdmin } from '../../../auth/admin-session.ts'
import { notify, notifyFailure } from '../../../lib/notify.ts'
import { useRefresh } from '../../dashboard/admin-query.ts'
import { sendMail } from '../../dashboard/send-mail.ts'

/** Marks a request as paid, which makes its key, and mails that to its member (SPEC §4); asks before it gives a key away. */
export function useSendKey({ mid, id, email, pay }: SonataRequest) {
  const [isSending, setSending] = useState(false)
  const refresh = useRefresh(['my_keys'])

  const send = async () => {
    if (pay !== 'payed' && (await notify(sonataLogsTexts.askSend({ email, transaction: id }))) !== 'yes')
      return
    setSending(true)
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
      setSending(false)
    }
  }
  return { isSending, send }
}

import type { Response } from 'express'
import type { Firestore } from 'firebase-admin/firestore'
import type { Request } from 'firebase-functions/v2/https'
import * as z from 'zod'
import { readBody } from '../http/body.ts'
import { type NotReceived, receiveBody } from '../http/receive-body.ts'
import { CaughtMail } from './caught-mail.ts'
import { inboxPage, inboxStyle } from './inbox-page.ts'

/** EmailJS's own call, as its REST API documents it. */
const Sent = z.object({
  service_id: z.string().min(1),
  template_id: z.string().min(1),
  user_id: z.string().min(1),
  accessToken: z.string().optional(),
  template_params: z.record(z.string(), z.string()),
})

const maxMails = 50
/** Bytes of a mail's request. */
const largestMail = 1024 * 1024

/**
 * Replaces EmailJS where the emulators run: takes its REST call, stores the mail, and shows it at `/inbox` (as JSON at
 * `/api/inbox`, for tests). Production never loads this module.
 * @returns whether the request was one of the catcher's
 */
export async function catchMail(db: Firestore, request: Request, response: Response): Promise<boolean> {
  const mails = db.collection('caughtMails')
  const list = async () => {
    const { docs } = await mails.orderBy('at', 'desc').limit(maxMails).get()
    return docs.map((document) => CaughtMail.parse(document.data()))
  }

  switch (`${request.method} ${request.path}`) {
    case 'POST /api/v1.0/email/send': {
      const sent = Sent.safeParse(parse(await receiveBody(request, response, largestMail)))
      if (!sent.success) {
        response.status(400).type('text/plain').send('The parameters are invalid')
        return true
      }
      await mails.add({ template: sent.data.template_id, fields: sent.data.template_params, at: Date.now() })
      response.type('text/plain').send('OK')
      return true
    }
    case 'GET /api/inbox':
      response.set('cache-control', 'no-store').json({ mails: await list() })
      return true
    case 'GET /api/inbox.css':
      response.type('text/css').send(inboxStyle)
      return true
    case 'GET /inbox':
      response
        .set('cache-control', 'no-store')
        .type('text/html')
        .send(inboxPage(await list()))
      return true
    default:
      return false
  }
}

function parse(raw: Buffer | NotReceived): unknown {
  try {
    return Buffer.isBuffer(raw) ? readBody(raw) : null
  } catch {
    return null
  }
}

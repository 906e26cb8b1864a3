import { defineInt, defineSecret, defineString } from 'firebase-functions/params'

/** Keys every HMAC: throttle keys, anonymous visitors, permits of locked albums and previews. At least 32 random characters. */
export const appSecret = defineSecret('APP_SECRET')
/** EmailJS's private key; mails sent by the server are refused without it. */
export const emailjsPrivateKey = defineSecret('EMAILJS_PRIVATE_KEY')

/** Where people reach the portal, e.g. `https://portal.example`: what previews, sitemap and feed call it. */
export const portalOrigin = defineString('PORTAL_ORIGIN')

export const emailjsOrigin = defineString('EMAILJS_ORIGIN', { default: 'https://api.emailjs.com' })
export const emailjsService = defineString('EMAILJS_SERVICE', { default: '' })
export const emailjsPublicKey = defineString('EMAILJS_PUBLIC_KEY', { default: '' })

/**
 * Who sends the mails of admins (keys, warnings, promotions): `server`, with the private key, or `browser`, with
 * @emailjs/browser (docs/deploy.md).
 */
export const adminMails = defineString('ADMIN_MAILS', { default: 'server' })

/** Seconds until a call that does not get on is answered 503; calls with files or mails have 50. */
export const requestTimeout = defineInt('REQUEST_TIMEOUT_SECONDS', { default: 8 })

/**
 * From where Hosting calls the functions: CIDR ranges, and `fastly` for all of its CDN's. Only behind these the entry of
 * X-Forwarded-For before the last is believed (docs/deploy.md says how to look them up).
 */
export const hostingRanges = defineString('HOSTING_RANGES', { default: 'fastly' })

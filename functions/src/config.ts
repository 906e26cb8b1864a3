import { defineInt, defineSecret, defineString } from 'firebase-functions/params'

/** Keys every HMAC: throttle keys, anonymous visitors, permits of locked albums. At least 32 random characters. */
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
export const callPatience = defineInt('CALL_PATIENCE', { default: 8 })

/**
 * From where Hosting calls the functions, as CIDR ranges: its CDN's. Only behind these the entry of X-Forwarded-For before
 * the last is believed (docs/deploy.md says how to look them up).
 */
export const hostingRanges = defineString('HOSTING_RANGES', {
  default: [
    '23.235.32.0/20 43.249.72.0/22 103.244.50.0/24 103.245.222.0/23 103.245.224.0/24 104.156.80.0/20',
    '140.248.64.0/18 140.248.128.0/17 146.75.0.0/17 151.101.0.0/16 157.52.64.0/18 167.82.0.0/17',
    '167.82.128.0/20 167.82.160.0/20 167.82.224.0/20 172.111.64.0/18 185.31.16.0/22 199.27.72.0/21',
    '199.232.0.0/16 2a04:4e40::/32 2a04:4e42::/32',
  ].join(' '),
})

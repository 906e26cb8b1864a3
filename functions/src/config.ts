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

/** Seconds until a call that does not get on is answered 503; calls with files or mails have 50. */
export const callPatience = defineInt('CALL_PATIENCE', { default: 8 })

/** How many proxies append to X-Forwarded-For before the function sees it: Hosting's CDN and the load balancer. */
export const forwardedHops = defineInt('FORWARDED_HOPS', { default: 2 })

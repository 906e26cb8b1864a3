import { address } from '../emulators/ports.ts'
import type { Persona } from './personas.ts'

export interface ScreenAddress {
  /** Also the file name of its picture. */
  name: string
  path: string
  /** The account that is signed in; none otherwise. */
  persona?: Persona
  /** The button that opens what the picture is of. */
  press?: RegExp
}

/** The portal's origin on the emulators. */
export const PORTAL = `http://${address('hosting')}`

/** The cypher that the program sends with the id of its machine. */
const cypher = 'sDaLfMgShTjUkDzIxOcKvEbYnqm3p'

/** The screens of the signed-in member, which differ from those of other users. */
const signedIn: readonly ScreenAddress[] = [
  { name: 'account', path: '/profile', persona: 'member01' },
  { name: 'account-not-verified', path: '/profile', persona: 'newcomer' },
  { name: 'account-admin', path: '/profile', persona: 'siteadmin' },
  { name: 'account-deletion', path: '/profile', persona: 'member01', press: /^Delete account/ },
  { name: 'member-card', path: '/make_ID', persona: 'member01' },
  { name: 'verification', path: '/varify', persona: 'newcomer' },
  { name: 'rate-own', path: '/rate', persona: 'member01' },
  { name: 'saved', path: '/view_albums?tab=saved', persona: 'member01' },
  { name: 'bell', path: '/home', persona: 'member01', press: /notification/i },
  { name: 'faq-own', path: '/terms_n_conditions?tab=faq&ask=true', persona: 'member01' },
  { name: 'sonata-paid', path: `/sonata?mid=mid-member01-b&cypher=${cypher}`, persona: 'member01' },
  { name: 'sonata-pending', path: `/sonata?mid=mid-member01-a&cypher=${cypher}`, persona: 'member01' },
  { name: 'sonata-of-another', path: `/sonata?mid=mid-2b80e4d7&cypher=${cypher}`, persona: 'member01' },
  { name: 'sonata-no-machine', path: '/sonata', persona: 'member01' },
  { name: 'key-not-varified', path: '/varify_key?key=AAA-BBB-CCCC-DD', persona: 'member01' },
]

const tool = (query: string) => `/admin_dashboard?id=ADM-1001&tool=${query}`

/** The dashboard with its admin session open. */
const dashboard: readonly ScreenAddress[] = [
  { name: 'dashboard', path: '/admin_dashboard?id=ADM-1001', persona: 'siteadmin' },
  { name: 'tool-news', path: tool('news'), persona: 'siteadmin' },
  { name: 'tool-news-add', path: tool('news&open=new'), persona: 'siteadmin' },
  { name: 'tool-events-edit', path: tool('events&open=winter-exhibition'), persona: 'siteadmin' },
  { name: 'tool-products-edit', path: tool('products&open=PRD-LUMEN'), persona: 'siteadmin' },
  { name: 'tool-services', path: tool('services'), persona: 'siteadmin' },
  { name: 'tool-faqs', path: tool('faqs'), persona: 'siteadmin' },
  { name: 'tool-faqs-reply', path: tool('faqs&open=faq-zip-limit'), persona: 'siteadmin' },
  { name: 'tool-sonata', path: tool('sonata'), persona: 'siteadmin' },
  { name: 'tool-users', path: tool('users'), persona: 'siteadmin' },
  { name: 'tool-users-account', path: tool('users&open=uid-member01'), persona: 'siteadmin' },
  {
    name: 'tool-users-warning',
    path: tool('users&open=uid-newcomer'),
    persona: 'siteadmin',
    press: /^Send Warning/,
  },
  { name: 'tool-audit', path: tool('users&tab=audit'), persona: 'siteadmin' },
  { name: 'tool-albums', path: tool('media'), persona: 'siteadmin' },
  { name: 'tool-albums-add', path: tool('media&open=new'), persona: 'siteadmin' },
  { name: 'tool-photos-upload', path: tool('media&album=north-light&open=new'), persona: 'siteadmin' },
  { name: 'tool-audios', path: tool('media&tab=audio'), persona: 'siteadmin' },
  { name: 'tool-rooms', path: tool('rooms'), persona: 'siteadmin' },
  { name: 'tool-rooms-add', path: tool('rooms&open=new'), persona: 'siteadmin' },
  { name: 'tool-settings', path: tool('settings'), persona: 'siteadmin' },
  { name: 'tool-factor', path: tool('factor'), persona: 'siteadmin' },
  { name: 'tool-bin', path: tool('bin'), persona: 'siteadmin' },
]

/** Every screen a visitor can open so far; pictures are taken and accessibility is checked of each. */
export const screens: readonly ScreenAddress[] = [
  { name: 'landing', path: '/' },
  { name: 'home', path: '/home' },
  { name: 'news-area', path: '/news_area' },
  { name: 'news-search', path: '/news_area?search=studio' },
  { name: 'news-nothing-found', path: '/news_area?search=zzzzzz' },
  { name: 'read-news', path: '/read_news?id=north-light' },
  { name: 'read-news-not-found', path: '/read_news?id=no-such-article' },
  { name: 'products', path: '/products' },
  { name: 'view-products', path: '/view_products' },
  { name: 'product', path: '/view_products?id=PRD-LUMEN' },
  { name: 'product-not-found', path: '/purchase_products?id=no-such-product' },
  { name: 'services', path: '/services' },
  { name: 'service', path: '/services?id=portrait-sitting' },
  { name: 'media', path: '/media' },
  { name: 'view-albums', path: '/view_albums' },
  { name: 'album', path: '/view_albums?album=north-light' },
  { name: 'album-locked', path: '/view_albums?album=casa-lumen' },
  { name: 'album-not-found', path: '/view_albums?album=no-such-album' },
  { name: 'photo', path: '/view_albums?album=north-light&photo=north-light-03' },
  { name: 'photo-not-found', path: '/view_albums?album=north-light&photo=no-such-photo' },
  { name: 'videos', path: '/view_albums?tab=video' },
  { name: 'video', path: '/view_albums?tab=video&id=video-lanterns' },
  { name: 'audios', path: '/view_albums?tab=audio' },
  { name: 'audio', path: '/view_albums?tab=audio&id=audio-slow-piano' },
  { name: 'audio-not-found', path: '/view_albums?tab=audio&id=no-such-audio' },
  { name: 'room-without-link', path: '/room' },
  { name: 'explore', path: '/explore' },
  { name: 'rate', path: '/rate' },
  { name: 'get-start', path: '/get_start' },
  { name: 'events', path: '/events' },
  { name: 'view-events', path: '/view_events' },
  { name: 'event', path: '/view_events?id=winter-exhibition' },
  { name: 'event-not-found', path: '/view_events?id=no-such-event' },
  { name: 'view-success', path: '/view_success' },
  { name: 'download', path: '/download_media' },
  { name: 'download-file', path: '/download_media?fid=north-light-01&type=image/jpeg' },
  { name: 'download-invalid', path: '/download_media?fid=no-such-file&type=image/jpeg' },
  { name: 'zip-empty', path: '/download_zip' },
  { name: 'terms', path: '/terms_n_conditions' },
  { name: 'privacy', path: '/terms_n_conditions?tab=privacy' },
  { name: 'cookie-policy', path: '/terms_n_conditions?cookie_policy=true' },
  { name: 'faq', path: '/terms_n_conditions?tab=faq' },
  { name: 'profile', path: '/profile' },
  { name: 'forgot-password', path: '/forgot_password' },
  { name: 'set-up', path: '/set_up' },
  { name: 'invitation', path: '/invitation#a-token-of-sixteen-letters' },
  { name: 'not-found', path: '/no/such/place' },
  ...signedIn,
  ...dashboard,
]

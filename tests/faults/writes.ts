import type { EndpointName, Request } from '@dlm/contract/contract'
import { ceilings } from '@dlm/contract/limits'
import { validRequests } from '@dlm/contract/testing/requests'
import { hashSecret } from '../../functions/src/platform/secrets.ts'
import { bucket, db } from '../support/admin.ts'
import { belongings } from '../support/belongings.ts'
import { type Answered, call, inParallel, newVisitor, type Who } from '../support/client.ts'
import { aProductDoc, aServiceDoc } from '../support/factories/catalogue.ts'
import { aNotificationDoc, aQuestionDoc, aReplyDoc } from '../support/factories/community.ts'
import { documents, type StoredDocument, writeDocuments } from '../support/factories/documents.ts'
import { anEventDoc } from '../support/factories/events.ts'
import { anAlbumDoc, anAudioDoc, aPhotoDoc, aVideoDoc } from '../support/factories/media.ts'
import { aNewsDoc } from '../support/factories/news.ts'
import { aStoredPicture } from '../support/factories/picture.ts'
import { aSonataRequestDoc } from '../support/factories/sonata.ts'
import { unique } from '../support/fixtures.ts'
import { newAddress } from '../support/new-address.ts'
import {
  ADMIN_PASSWORD,
  anAccount,
  anAdmin,
  anAdminAccount,
  idToken,
  PASSWORD,
  storedSession,
} from '../support/people.ts'
import { aPlatform } from '../support/platform.ts'
import { anAdminWithFactor, codeOf, giveFactor } from '../support/second-factor.ts'
import { aJpeg, aWebm, forms, stage, stageCover } from '../support/uploads.ts'

/** A request that is ready to be made, always the same one; `origin` is a process that answers it other than Hosting. */
export type Send = (origin?: string) => Promise<Answered>

/** A call that changes something. */
export interface Write {
  /** Makes what it needs. */
  prepare(): Promise<Send>
  /** Status of the same request once it was done. */
  again: number
  /** Why each request counts; otherwise however many leave what one leaves. */
  counts?: string
  /** What is lost with a process that dies in the middle, so that another request cannot make up for it. */
  lost?: string
  /** How many writes it makes in any case, where a trigger that its first ones set off does part of the others. */
  atLeast?: number
}

/** A request of somebody's, as often as wanted. */
function by<K extends EndpointName>(who: Who, name: K, input: Request<K>): Send {
  return async (origin) => (await call(name, input, { ...who, ...(origin && { origin }) })) as Answered
}

/** Makes a request that is to be done already when the same one is made again. */
async function made(send: Send): Promise<void> {
  const { status, body } = await send()
  if (status !== 200) throw new Error(`answered ${status} ${body.code}`)
}

const { grants } = aPlatform()
const otp = '123456'
const address = () => ({ forwarded: newAddress() })
const entry = () => `E-${unique()}`

let admins: ReturnType<typeof anAdmin> | undefined

/** The admin of all rows that need any. */
function theAdmin() {
  admins ??= anAdmin()
  return admins
}

async function adminsOwn<K extends EndpointName>(name: K, input: Request<K>, ...stored: StoredDocument[]) {
  await writeDocuments(db, stored)
  return by(await theAdmin(), name, input)
}

/** A form with a picture, as the dashboard sends it. */
async function form<K extends EndpointName>(name: K, fields: (photo: string) => Request<K>): Promise<Send> {
  return adminsOwn(name, fields(await stageCover(await theAdmin())))
}

/** Files that arrived, to be registered. */
async function files<K extends 'add_videos' | 'add_audios'>(
  name: K,
  key: string,
  file: string,
  type: string,
  bytes: Buffer,
) {
  const admin = await theAdmin()
  const [path] = await stage(admin, [{ bytes, name: file, type }])
  const described = [{ name: file, size: bytes.length, file: path, [key]: entry(), type }]
  return by<EndpointName>(admin, name, { files: JSON.stringify(described) })
}

/** A deletion of a stored entry. */
function deletion<K extends EndpointName>(name: K, stored: (id: string) => StoredDocument[]): Write {
  const prepare = () => {
    const id = entry()
    return adminsOwn<EndpointName>(name, { id }, ...stored(id))
  }
  return { prepare, again: 404 }
}

/** An album with its photos. */
function anAlbum(fid: string, size = 3): StoredDocument[] {
  const ids = Array.from({ length: size }, (_, at) => `${fid}-${at + 1}`)
  const photos = ids.map((id) => documents.photos(id, aPhotoDoc(id, { fid })))
  return [
    documents.albums(fid, anAlbumDoc({ photos: size, cover: aStoredPicture('albums', fid) })),
    ...photos,
  ]
}

/** Something in the bin: an album with its photos. */
async function aDeletedAlbum(): Promise<string> {
  const id = entry()
  await writeDocuments(db, anAlbum(id))
  await made(by(await theAdmin(), 'delete_album', { id }))
  return id
}

async function asked(uid: string) {
  const id = entry()
  await writeDocuments(db, [
    documents.questions(id, aQuestionDoc({ uid, reps: 1 })),
    documents.replies(id, aReplyDoc({ fqid: id })),
  ])
  return id
}

async function told(uid: string) {
  const id = entry()
  await writeDocuments(db, [documents.notifications(id, aNotificationDoc({ filter: uid }))])
  return id
}

const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** A vote, or a look, at an article nobody has seen. */
function reaction<K extends EndpointName>(name: K, input: (id: string) => Request<K>): Write {
  const prepare = async () => {
    const id = entry()
    await writeDocuments(db, [documents.news(id, aNewsDoc())])
    return by({ visitor: newVisitor() }, name, input(id))
  }
  return { prepare, again: 200 }
}

/**
 * Every call of the contract: how often it may be made. A call that only reads changes nothing at all. A name that is
 * missing here fails the test of this table.
 */
export const writes: Partial<Record<EndpointName, Write | 'reads'>> = {
  signin: {
    async prepare() {
      const { user } = await anAccount()
      return by(address(), 'signin', { user, pass: PASSWORD })
    },
    again: 200,
    counts: 'each sign-in is a session of its own',
  },
  signup: {
    async prepare() {
      const user = `new.${unique().slice(0, 12)}`
      return by(address(), 'signup', { user, email: `${user}@dlm.test`, pass: PASSWORD, theme: 'true' })
    },
    again: 409,
  },
  up_pp: {
    async prepare() {
      const member = await anAccount()
      const setPhoto = by(member, 'up_pp', { email: member.email, photo: png })
      await made(setPhoto)
      return setPhoto
    },
    again: 200,
  },
  get_user_data: 'reads',
  del_user: {
    async prepare() {
      const member = await anAccount()
      await belongings(member.uid)
      return by(member, 'del_user', { nic: '200012345678', pass: PASSWORD })
    },
    again: 401,
    // All but the replies and the photo, where the trigger has removed these.
    atLeast: 12,
  },
  forgot_mail: {
    prepare: async () =>
      by(address(), 'forgot_mail', { email: (await anAccount()).email, purpose: 'password' }),
    again: 429,
    lost: 'a mail that was about to be sent is counted, and the next one comes a minute later',
  },
  get_varify: {
    async prepare() {
      const { uid, email } = await anAccount()
      const codeHash = await hashSecret(otp)
      await db.doc(`otps/password.${uid}`).set({ codeHash, endsAt: Date.now() + 60_000, version: 0 })
      return by({}, 'get_varify', { email, otp, purpose: 'password' })
    },
    again: 403,
  },
  update_password: {
    async prepare() {
      const { uid, email } = await anAccount()
      const grant = await grants.issue({ uid, sessionVersion: 0 }, 'password')
      return by({}, 'update_password', { email, password: 'Fresh#2026', grant })
    },
    again: 403,
  },
  update_admin_password: {
    async prepare() {
      const admin = await anAdminAccount()
      const grant = await grants.issue({ ...admin, sessionVersion: 0 }, 'admin-password')
      return by(admin, 'update_admin_password', { email: admin.email, password: 'Fr3sh#26', grant })
    },
    again: 403,
  },
  update_nic: {
    async prepare() {
      const member = await anAccount({ nic: null, verified: false })
      const grant = await grants.issue({ ...member, sessionVersion: 0 }, 'nic')
      return by(member, 'update_nic', { email: member.email, nic: '200012345678', grant })
    },
    again: 403,
  },
  my_data: 'reads',
  sign_out_everywhere: {
    prepare: async () => by(await anAdminAccount(), 'sign_out_everywhere', {}),
    again: 401,
  },
  end_session: {
    async prepare() {
      const account = await anAdminAccount()
      const other = await idToken(account.uid)
      return by(account, 'end_session', { id: storedSession(other).id })
    },
    again: 200,
  },
  signout: { prepare: async () => by(await anAdminAccount(), 'signout', {}), again: 401 },
  admin_signout: { prepare: async () => by(await anAdminAccount(), 'admin_signout', {}), again: 200 },
  admin_signin: {
    async prepare() {
      const admin = await anAdminAccount()
      await storedSession(admin.token).update({ adminOpenedAt: 0 })
      return by(admin, 'admin_signin', { adid: admin.adid, adps: ADMIN_PASSWORD })
    },
    again: 200,
    counts: 'the audit log has a line for each sign-in',
  },
  get_factor: 'reads',
  start_factor: {
    prepare: async () => by(await anAdminAccount(), 'start_factor', { adps: ADMIN_PASSWORD }),
    again: 200,
  },
  confirm_factor: {
    async prepare() {
      const admin = await anAdminAccount()
      await giveFactor(admin.uid, { onAt: null, recovery: [] })
      // A code is good for a minute, and these wait for longer.
      return (origin) => by(admin, 'confirm_factor', { code: codeOf() })(origin)
    },
    again: 409,
  },
  stop_factor: {
    prepare: async () => by(await anAdminWithFactor(), 'stop_factor', { adps: ADMIN_PASSWORD }),
    again: 409,
  },
  new_recovery_codes: {
    prepare: async () => by(await anAdminWithFactor(), 'new_recovery_codes', { adps: ADMIN_PASSWORD }),
    again: 200,
    counts: 'each makes other codes, and the audit log has a line for it',
  },
  theme: {
    async prepare() {
      const member = await anAccount()
      return by(member, 'theme', { email: member.email, theme: 'true' })
    },
    again: 200,
  },

  get_products: 'reads',
  get_services: 'reads',
  watched_sr: {
    async prepare() {
      const id = entry()
      await writeDocuments(db, [documents.services(id, aServiceDoc())])
      return by({ visitor: newVisitor() }, 'watched_sr', { id })
    },
    again: 200,
  },
  add_product: { prepare: () => form('add_product', (photo) => forms.product(photo, 'Twice')), again: 409 },
  delete_product: deletion('delete_product', (id) => [documents.products(id, aProductDoc())]),
  add_service: { prepare: () => form('add_service', (photo) => forms.service(photo, 'Twice')), again: 400 },
  delete_service: deletion('delete_service', (id) => [documents.services(id, aServiceDoc())]),

  get_news: 'reads',
  get_3_news: 'reads',
  get_news_data: reaction('get_news_data', (id) => ({ id })),
  like_news: reaction('like_news', (id) => ({ id, on: true })),
  unlike_news: reaction('unlike_news', (id) => ({ id, on: true })),
  add_news: { prepare: () => form('add_news', (photo) => forms.news(photo, 'Twice')), again: 400 },
  delete_news: deletion('delete_news', (id) => [documents.news(id, aNewsDoc())]),
  preview_link: 'reads',

  get_all_events: 'reads',
  get_succ: 'reads',
  add_event: { prepare: () => form('add_event', (photo) => forms.event(photo, 'Twice')), again: 400 },
  delete_event: deletion('delete_event', (id) => [documents.events(id, anEventDoc())]),

  get_all_albums: 'reads',
  get_all_videos: 'reads',
  get_all_audios: 'reads',
  photos_all: 'reads',
  image_file: 'reads',
  video_file: 'reads',
  audio_file: 'reads',
  untouched_photo: 'reads',
  unlock_album: 'reads',
  saved: 'reads',
  update_saved: {
    async prepare() {
      const { uid, token } = await anAccount()
      return by({ token }, 'update_saved', { uid, saved: '["one","two"]', revision: 0 })
    },
    again: 200,
  },
  add_album: {
    prepare: () => form('add_album', (fp) => ({ alname: 'Twice', fp, fid: entry(), alpass: 'sesame12' })),
    again: 409,
  },
  add_photos: {
    async prepare() {
      const [admin, fid, bytes] = [await theAdmin(), entry(), await aJpeg()]
      const [file] = await stage(admin, [{ bytes, name: 'p.jpg' }])
      const described = [{ name: 'p.jpg', size: bytes.length, file, pid: entry(), type: 'image/jpeg' }]
      return adminsOwn(
        'add_photos',
        { fid, files: JSON.stringify(described) },
        documents.albums(fid, anAlbumDoc()),
      )
    },
    again: 200,
  },
  add_videos: {
    prepare: () => files('add_videos', 'vid', 'c.webm', 'video/webm', aWebm(900)),
    again: 200,
  },
  add_audios: {
    prepare: () => files('add_audios', 'aid', 's.ogg', 'audio/ogg', Buffer.from('OggS00000000'.padEnd(900))),
    again: 200,
  },
  delete_album: deletion('delete_album', anAlbum),
  delete_photo: deletion('delete_photo', (id) => [documents.photos(id, aPhotoDoc(id))]),
  retry_photo: {
    async prepare() {
      const id = entry()
      const photo = aPhotoDoc(id, { picture: null, unreadable: true })
      await bucket.file(photo.original).save(await aJpeg(), { resumable: false })
      return adminsOwn('retry_photo', { id }, documents.photos(id, photo))
    },
    again: 200,
  },
  delete_video: deletion('delete_video', (id) => [documents.videos(id, aVideoDoc(id))]),
  delete_audio: deletion('delete_audio', (id) => [documents.audios(id, anAudioDoc(id))]),

  get_10_rates: 'reads',
  get_rates_user: 'reads',
  rate: {
    async prepare() {
      const { uid, user, token } = await anAccount()
      return by({ token }, 'rate', { rating: 4, user, uid, photo: '' })
    },
    again: 200,
  },

  get_qa: 'reads',
  qa: {
    async prepare() {
      const { uid, user, token } = await anAccount()
      return by({ token }, 'qa', { user, ques: 'Once or twice?', uid })
    },
    again: 200,
    counts: 'whoever asks twice has asked twice: the page sends a question once, and can delete it',
  },
  get_reply: 'reads',
  qa_delete: {
    async prepare() {
      const member = await anAccount()
      return by(member, 'qa_delete', { id: await asked(member.uid) })
    },
    again: 404,
  },
  ans_delete: {
    async prepare() {
      const member = await anAccount()
      return by(member, 'ans_delete', { id: await asked(member.uid) })
    },
    again: 404,
  },
  get_faqs: 'reads',
  ans_qa: {
    async prepare() {
      return by(await theAdmin(), 'ans_qa', { fqid: await asked((await anAccount()).uid), answ: 'So.' })
    },
    again: 200,
    counts: 'a question may have several replies, of one admin too',
  },
  release_question: {
    prepare: async () => adminsOwn('release_question', { id: await asked((await anAccount()).uid) }),
    again: 200,
  },
  delete_question: {
    prepare: async () => adminsOwn('delete_question', { id: await asked((await anAccount()).uid) }),
    again: 404,
  },

  get_m_keys: 'reads',
  m_key_enter: {
    async prepare() {
      const [{ uid, email }, mid] = [await anAccount(), entry()]
      const request = aSonataRequestDoc({ uid, email, transaction: `TRX-${mid}` })
      return adminsOwn('m_key_enter', { mid }, documents.sonata(mid, request))
    },
    again: 200,
  },
  req_del_sonata: {
    async prepare() {
      const [{ uid, email }, mid] = [await anAccount(), entry()]
      const request = aSonataRequestDoc({ uid, email, transaction: `TRX-${mid}` })
      return adminsOwn('req_del_sonata', { uid }, documents.sonata(mid, request))
    },
    again: 404,
  },
  m_id: 'reads',
  my_keys: 'reads',
  m_email_enter: {
    async prepare() {
      const { email, token } = await anAccount()
      return by({ token }, 'm_email_enter', { mid: entry(), email, cypher: 'aABCbDEFcGHIJdKL' })
    },
    again: 200,
  },
  varify_sonata: 'reads',

  dashboard_counts: 'reads',
  get_editable: 'reads',
  edit: {
    async prepare() {
      const id = entry()
      const fields = { alname: 'Locked from now on', alpass: 'sesame12' }
      const edit = await adminsOwn('edit', { kind: 'album', id, revision: 0, fields }, ...anAlbum(id, 12))
      // Photos with all their files: none waits for renditions, which the sweep of a killed process's case would ask for.
      const names = ['original.jpg', '320.webp', '960.webp']
      const ofPhotos = anAlbum(id, 12).flatMap(({ path }) =>
        path.startsWith('photos/') ? names.map((name) => `${path}/${name}`) : [],
      )
      const [files, bytes] = [[`albums/${id}/960.webp`, ...ofPhotos], await aJpeg()]
      await inParallel(files.length, 6, (at) =>
        bucket.file(`public/${files[at]}`).save(bytes, { resumable: false }),
      )
      return edit
    },
    again: 409,
    // Up to the lock; from there on the trigger moves photos too, and on a busy machine all of them first.
    atLeast: 3,
  },
  get_bin: 'reads',
  restore: {
    prepare: async () => adminsOwn('restore', { kind: 'album', id: await aDeletedAlbum() }),
    again: 404,
  },
  purge: {
    prepare: async () => adminsOwn('purge', { kind: 'album', id: await aDeletedAlbum() }),
    again: 404,
  },
  delete_entries: {
    prepare: async () => {
      const id = entry()
      return adminsOwn('delete_entries', { kind: 'album', ids: JSON.stringify([id]) }, ...anAlbum(id))
    },
    again: 200,
  },
  restore_entries: {
    prepare: async () =>
      adminsOwn('restore_entries', { kind: 'album', ids: JSON.stringify([await aDeletedAlbum()]) }),
    again: 200,
  },
  edit_entries: {
    prepare: async () => {
      const id = entry()
      const fields = { author: 'Ada Berg', licence: 'CC BY 4.0' }
      return adminsOwn(
        'edit_entries',
        { kind: 'photo', ids: JSON.stringify([id]), fields },
        documents.photos(id, aPhotoDoc(id)),
      )
    },
    again: 200,
  },
  upload_token: 'reads',
  start_upload: {
    prepare: () =>
      adminsOwn('start_upload', {
        files: JSON.stringify([{ name: 'sea.png', type: 'image/png', size: 4096 }]),
      }),
    again: 200,
    counts: 'each has a place of its own for its file; what does not arrive is swept away',
  },

  get_users: 'reads',
  make_admin: {
    prepare: async () => adminsOwn('make_admin', { uid: (await anAccount()).uid }),
    again: 409,
  },
  demote_admin: {
    prepare: async () => adminsOwn('demote_admin', { uid: (await anAdminAccount()).uid }),
    again: 409,
  },
  show_nic: {
    prepare: async () => adminsOwn('show_nic', { uid: (await anAccount()).uid }),
    again: 200,
    counts: 'each look is a line of the audit log',
  },
  warn_user: {
    prepare: async () =>
      adminsOwn('warn_user', {
        uid: (await anAccount()).uid,
        sub: 'A subject',
        body: 'A body',
        greet: 'Dear',
      }),
    again: 200,
    counts: 'a second warning is a second warning; ten an hour at most',
  },
  mail_status: {
    async prepare() {
      const [admin, id] = [await theAdmin(), entry()]
      const mail = { uid: 'u', by: admin.uid, template: 'key', status: 'pending', reason: '', at: Date.now() }
      await db.doc(`mails/${id}`).set(mail)
      return by(admin, 'mail_status', { id, sent: true })
    },
    again: 200,
  },
  get_audit: 'reads',
  get_notifications: 'reads',
  viewed_notification: {
    async prepare() {
      const member = await anAccount()
      return by(member, 'viewed_notification', { id: await told(member.uid) })
    },
    again: 200,
  },
  del_noti: {
    async prepare() {
      const member = await anAccount()
      return by(member, 'del_noti', { id: await told(member.uid) })
    },
    again: 404,
  },
  get_latest_media: 'reads',
  get_more_news: 'reads',
  search_all: 'reads',
  get_needs: 'reads',
  get_versions: 'reads',
  my_sessions: 'reads',
  get_figures: 'reads',
  // A figure of the day is all it leaves, and that is written later.
  made_zip: 'reads',
  new_entries: 'reads',
  preview_text: 'reads',
  get_faults: 'reads',
  get_site: 'reads',
  get_settings: 'reads',
  make_logo: {
    async prepare() {
      const picture = await aJpeg()
      return adminsOwn('make_logo', { picture: `data:image/jpeg;base64,${picture.toString('base64')}` })
    },
    again: 200,
    counts: 'each makes a logo, which nobody sees before settings name it; the sweep removes the other',
  },
  check_colour: 'reads',
  get_legal: 'reads',
  get_legal_form: 'reads',
  set_legal: {
    async prepare() {
      // Each round publishes the shipped terms for the first time.
      await db.recursiveDelete(db.doc('legal/terms'))
      return by(await anAdminAccount(), 'set_legal', { ...validRequests.set_legal, revision: 0 })
    },
    again: 409,
  },
  set_settings: {
    async prepare() {
      // Each round publishes the settings of a fresh portal for the first time.
      await db.recursiveDelete(db.doc('settings/site'))
      return by(await anAdminAccount(), 'set_settings', { ...validRequests.set_settings, revision: 0 })
    },
    again: 409,
  },
  report_fault: {
    async prepare() {
      const message = `Error: ${unique().replaceAll(/\d/g, 'x')} broke`
      return by({}, 'report_fault', { message, release: 'index-1a2b.js', screen: '/home' })
    },
    again: 200,
    counts: 'a page tells of a fault once: told twice it was met twice',
  },
  // Refused on every portal that has an admin, as this one: see tests/api/set-up.test.ts.
  begin_setup: 'reads',
  get_setup: 'reads',
  test_mail: {
    prepare: () => adminsOwn('test_mail', {}),
    again: 200,
    counts: 'each mails what was asked for',
  },
  get_costs: 'reads',
  // Bytes that are counted are all it leaves, and those are written later.
  start_zip: 'reads',
  set_ceilings: {
    async prepare() {
      // Each round sets them for the first time; they are those there are without, which no step follows of.
      await db.doc('ceilings/site').delete()
      return by(await anAdminAccount(), 'set_ceilings', ceilings)
    },
    again: 200,
    counts: 'each is a line of the audit log',
  },
  // Refused wherever no step is reached, as here: see tests/api/costs.test.ts.
  lift_costs: 'reads',
  end_setup: {
    prepare: () => adminsOwn('end_setup', {}, { path: 'setup/site', data: { startedAt: 1, mailedAt: null } }),
    again: 200,
  },
}

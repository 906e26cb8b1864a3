import type { EndpointName, Request } from '../contract.ts'
import { encodeWire } from '../media/codec.ts'

const id = 'abc123'
const grant = 'A'.repeat(22)
const date = '2025-01-01'
const staged = 'staging/uid1/upload01/cover.png'
const email = 'member@dlm.test'
const payload = encodeWire({ limit: 20, search: 'sea' })
const page = { limit: '10', search: 'a', cursor: 'WzEsImEiXQ' }
const file = { name: 'sea.file', size: 4096, file: staged }

/**
 * One valid request for every call, with every documented field: what tests change one thing of, and what walks over the
 * whole table send.
 */
export const validRequests: { readonly [K in EndpointName]: Request<K> } = {
  signin: { user: 'member01', pass: 'Member#2025' },
  signup: {
    user: 'newmember',
    email,
    pass: 'Member#2025',
    date: 'Jan 1st 25',
    uid: id,
    varified: 'none',
    theme: 'true',
  },
  up_pp: { email, photo: 'data:image/png;base64,iVBORw0KGgo=' },
  get_user_data: { user: id },
  del_user: { uid: id, nic: '200012345678', pass: 'Member#2025' },
  forgot_mail: { email, otp: 123456, purpose: 'nic' },
  get_varify: { email, otp: '123456', purpose: 'nic' },
  update_password: { email, password: 'Member#2026', grant },
  update_admin_password: { email, password: 'Adm1n#26', grant },
  update_nic: { email, nic: '200012345678', grant },
  my_data: {},
  sign_out_everywhere: {},
  admin_signout: {},
  signout: {},
  admin_signin: { adid: 'ADM-1001', adps: 'Adm1n#25' },
  theme: { email, theme: 'true' },

  get_products: { ...page, id },
  get_services: { ...page, id },
  watched_sr: { id },
  add_product: {
    title: 'A sub title',
    name: 'A product',
    text: 'What it does',
    photo: staged,
    osvr: 'Windows 11',
    prid: 'PR-1',
    prvr: '1.0',
    size: '12 MB',
    file: 'https://dlm.test/setup.exe',
    tags: 'fast, small',
    cate: 'Free',
  },
  delete_product: { id },
  add_service: {
    title: 'A service',
    text: 'What it is',
    icon: staged,
    sd: 'SR-1',
    link: 'https://dlm.test/service',
    ageLmt: '50',
  },
  delete_service: { id },

  get_news: { ...page, drafts: 'false' },
  get_3_news: {},
  get_news_data: { id, views: 7 },
  like_news: { id, likes: 7, on: true },
  unlike_news: { id, hates: 7, on: false },
  add_news: { title: 'A title', text: 'A text', photo: staged, date },
  delete_news: { id },

  get_all_events: { ...page, id, drafts: 'false' },
  get_succ: page,
  add_event: { title: 'A title', name: 'An organizer', text: 'A text', photo: staged, date, publish: date },
  delete_event: { id },

  get_all_albums: { payload },
  get_all_videos: { payload },
  get_all_audios: { payload },
  photos_all: { payload },
  image_file: { key: id, grant },
  video_file: { key: id, grant },
  audio_file: { key: id, grant },
  unlock_album: { fid: id, pass: 'open-sesame' },
  saved: { uid: id },
  update_saved: { uid: id, saved: JSON.stringify([id]), revision: 3 },
  add_album: { alname: 'An album', fp: staged, fid: id, alpass: 'sesame' },
  add_photos: { fid: id, files: JSON.stringify([{ ...file, pid: id, type: 'image/png' }]) },
  add_videos: { files: JSON.stringify([{ ...file, vid: id, type: 'video/mp4' }]) },
  add_audios: { files: JSON.stringify([{ ...file, aid: id, type: 'audio/mpeg' }]) },
  delete_album: { id },
  delete_photo: { id },
  retry_photo: { id },
  delete_video: { id },
  delete_audio: { id },
  untouched_photo: { id },

  get_10_rates: {},
  get_rates_user: { user_id: id },
  rate: { rating: 5, user: 'member01', uid: id, photo: '' },

  get_qa: { ...page, id },
  qa: { user: 'Somebody', ques: 'How?', date, uid: id, fqid: id },
  get_reply: { ...page, id },
  qa_delete: { id },
  ans_delete: { id },
  get_faqs: { ...page, unanswered: 'false' },
  ans_qa: { user: 'siteadmin', answ: 'So.', date, fqid: id, ansId: id },
  release_question: { id },
  delete_question: { id },

  get_m_keys: page,
  m_key_enter: { mid: id, key: 'ABC-DEF-GHIJ-KL', pay: 'payed', date },
  req_del_sonata: { uid: id, id },
  m_id: { mid: id },
  my_keys: page,
  m_email_enter: { mid: id, email, cypher: 'aABCbDEFcGHIJdKL', date },
  varify_sonata: { key: 'ABC-DEF-GHIJ-KL', mid: id },

  dashboard_counts: {},
  get_editable: { kind: 'news', id },
  edit: { kind: 'news', id, revision: 0, fields: { title: 'A title', text: 'A text', photo: staged, date } },
  get_bin: { ...page, kind: 'news' },
  restore: { kind: 'news', id },
  purge: { kind: 'news', id },
  start_upload: { files: JSON.stringify([{ name: 'sea.png', type: 'image/png', size: 4096 }]) },
  upload_token: {},

  get_users: page,
  make_admin: { uid: id, user: 'member01', pass: 'x', authby: id },
  demote_admin: { uid: id, authby: id },
  warn_user: { uid: id, sub: 'A subject', body: 'A body', greet: 'Dear member', special: '' },
  mail_status: { id, sent: false, reason: 'no answer' },
  show_nic: { uid: id },
  get_audit: { ...page, action: 'add_news' },
  get_notifications: page,
  viewed_notification: { id, viewed: '["abc123"]' },
  del_noti: { id },
  get_latest_media: {},
  get_more_news: { id },
  search_all: { search: 'sea' },
  get_needs: {},
  delete_entries: { kind: 'photo', ids: JSON.stringify([id]) },
  restore_entries: { kind: 'photo', ids: JSON.stringify([id]) },
  get_versions: { kind: 'news', id },
  my_sessions: {},
  end_session: { id },
}

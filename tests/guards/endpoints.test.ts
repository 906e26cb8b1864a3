import { contract, type EndpointName } from '@dlm/contract/contract'
import { describe, expect, it } from 'vitest'
import { handlers } from '../../functions/src/handlers.ts'
import { notAvailableYet } from '../../functions/src/platform/not-available-yet.ts'
import { sourceFiles } from '../support/source-files.ts'

const names = Object.keys(contract) as EndpointName[]
const available = names.filter((name) => handlers[name] !== notAvailableYet)

describe('the endpoint table', () => {
  it('has exactly the handlers it needs', () => {
    expect(Object.keys(handlers).sort()).toEqual([...names].sort())
  })

  it('answers these calls; all others say 501 until their part of the portal is built', () => {
    expect(available.sort()).toEqual([
      'add_album',
      'add_audios',
      'add_event',
      'add_news',
      'add_photos',
      'add_product',
      'add_service',
      'add_videos',
      'admin_signin',
      'admin_signout',
      'ans_delete',
      'ans_qa',
      'audio_file',
      'dashboard_counts',
      'del_noti',
      'del_user',
      'delete_album',
      'delete_audio',
      'delete_event',
      'delete_news',
      'delete_photo',
      'delete_product',
      'delete_service',
      'delete_video',
      'demote_admin',
      'edit',
      'forgot_mail',
      'get_10_rates',
      'get_3_news',
      'get_all_albums',
      'get_all_audios',
      'get_all_events',
      'get_all_videos',
      'get_audit',
      'get_bin',
      'get_editable',
      'get_faqs',
      'get_m_keys',
      'get_news',
      'get_news_data',
      'get_notifications',
      'get_products',
      'get_qa',
      'get_rates_user',
      'get_reply',
      'get_services',
      'get_succ',
      'get_user_data',
      'get_users',
      'get_varify',
      'image_file',
      'like_news',
      'm_email_enter',
      'm_id',
      'm_key_enter',
      'mail_status',
      'make_admin',
      'my_data',
      'my_keys',
      'photos_all',
      'purge',
      'qa',
      'qa_delete',
      'rate',
      'req_del_sonata',
      'restore',
      'saved',
      'sign_out_everywhere',
      'signin',
      'signup',
      'start_upload',
      'theme',
      'unlike_news',
      'unlock_album',
      'up_pp',
      'update_admin_password',
      'update_nic',
      'update_password',
      'update_saved',
      'varify_sonata',
      'video_file',
      'viewed_notification',
      'warn_user',
      'watched_sr',
    ])
  })

  it.each(available)('%s has a handler file of its own name and a test over HTTP', (name) => {
    const file = `${name.replaceAll('_', '-')}.ts`
    const [source] = sourceFiles(`functions/src/*/${file}`)
    expect(source?.text).toContain(`export const ${name}: Handler<'${name}'>`)
    // Named by a describe of its own, or by a row of a `describe.each`.
    const named = new RegExp(`describe\\(?.*'${name}'|^ +(\\[|(?:\\{ )?(?:name|add|remove): )'${name}'`, 'm')
    const tests = sourceFiles('tests/api/*.test.ts', { tests: true })
    expect(tests.some(({ text }) => named.test(text))).toBe(true)
  })
})

describe('identity', () => {
  const functions = sourceFiles('functions/src/**/*.ts')

  it('reads ID tokens in one place, and always asks whether they were revoked', () => {
    const calls = functions.flatMap(({ path, text }) =>
      Array.from(text.matchAll(/verifyIdToken\(([^)]*)\)/g), ([, args]) => `${path}: ${args}`),
    )
    expect(calls).toEqual(['functions/src/accounts/identity.ts: idToken, true'])
  })

  it('takes no authority from custom claims', () => {
    const claims = functions.filter(({ text }) => /customClaims|token\.(role|admin)\b/.test(text))
    expect(claims.map(({ path }) => path)).toEqual([])
  })

  it('never believes req.ip', () => {
    expect(
      functions.filter(({ text }) => /\b(req|request)\.ips?\b/.test(text)).map(({ path }) => path),
    ).toEqual([])
  })
})

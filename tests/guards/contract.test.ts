import { readdir, readFile } from 'node:fs/promises'
import { OwnEmail, OwnUid } from '@dlm/contract/common.schema'
import { contract } from '@dlm/contract/contract'
import type { Endpoint } from '@dlm/contract/endpoint'
import { commonErrors, errors } from '@dlm/contract/errors'
import { type AdminRole, adminRoles } from '@dlm/contract/roles'
import { validRequests } from '@dlm/contract/testing/requests'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'

/** Every call of SPEC §7, in its order, with the access of SPEC §6. */
const documented: Record<string, Endpoint['access']> = {
  theme: 'member',
  signin: 'public',
  signup: 'public',
  up_pp: 'member',
  get_user_data: 'member',
  del_user: 'member',
  forgot_mail: 'public',
  get_varify: 'public',
  update_password: 'public',
  update_nic: 'member',
  update_admin_password: 'member',

  get_products: 'public',
  get_services: 'public',
  watched_sr: 'public',
  image_file: 'public',
  video_file: 'public',
  audio_file: 'public',
  photos_all: 'public',
  get_all_albums: 'public',
  get_all_videos: 'public',
  get_all_audios: 'public',
  saved: 'member',
  update_saved: 'member',
  add_album: 'admin',
  delete_album: 'admin',
  delete_photo: 'admin',
  retry_photo: 'admin',
  delete_video: 'admin',
  delete_audio: 'admin',
  add_photos: 'admin',
  add_videos: 'admin',
  add_audios: 'admin',

  get_succ: 'public',
  get_all_events: 'public',
  add_event: 'admin',
  delete_event: 'admin',
  get_10_rates: 'public',
  get_3_news: 'public',
  get_news: 'public',
  get_news_data: 'public',
  like_news: 'public',
  unlike_news: 'public',
  add_news: 'admin',
  delete_news: 'admin',
  add_product: 'admin',
  delete_product: 'admin',
  add_service: 'admin',
  delete_service: 'admin',
  get_rates_user: 'member',
  rate: 'member',

  get_qa: 'member',
  qa: 'member',
  get_reply: 'public',
  qa_delete: 'member',
  ans_delete: 'member',
  get_faqs: 'public',
  ans_qa: 'admin',

  get_m_keys: 'admin',
  m_key_enter: 'admin',
  req_del_sonata: 'admin',
  m_id: 'member',
  m_email_enter: 'member',
  varify_sonata: 'member',

  get_users: 'admin',
  demote_admin: 'admin',
  make_admin: 'admin',
  get_notifications: 'member',
  viewed_notification: 'member',
  del_noti: 'member',
}

/**
 * What DESIGN §5 adds, the account page's ways to end lost sessions and to take one's data along, the list of a member's own key requests, and what the
 * dashboard needs besides (docs/decisions/015).
 */
const added: Record<string, Endpoint['access']> = {
  admin_signin: 'member',
  sign_out_everywhere: 'member',
  my_data: 'member',
  unlock_album: 'public',
  my_keys: 'member',
  admin_signout: 'member',
  signout: 'member',
  dashboard_counts: 'admin',
  get_editable: 'admin',
  edit: 'admin',
  get_bin: 'admin',
  restore: 'admin',
  purge: 'admin',
  start_upload: 'admin',
  untouched_photo: 'admin',
  upload_token: 'admin',
  warn_user: 'admin',
  mail_status: 'admin',
  get_audit: 'admin',
  release_question: 'admin',
  delete_question: 'admin',
  get_saved_replies: 'admin',
  save_reply: 'admin',
  delete_saved_reply: 'admin',
  show_nic: 'admin',
  start_backup: 'admin',
  get_latest_media: 'public',
  get_more_news: 'public',
  search_all: 'public',
  get_needs: 'admin',
  delete_entries: 'admin',
  edit_entries: 'admin',
  restore_entries: 'admin',
  move_photos: 'admin',
  get_versions: 'admin',
  save_draft: 'admin',
  get_draft: 'admin',
  discard_draft: 'admin',
  my_sessions: 'member',
  start_passkey_signin: 'public',
  passkey_signin: 'public',
  my_passkeys: 'member',
  start_my_passkey: 'member',
  add_my_passkey: 'member',
  remove_my_passkey: 'member',
  end_session: 'member',
  get_figures: 'admin',
  get_insight: 'admin',
  made_zip: 'public',
  new_entries: 'member',
  preview_text: 'admin',
  preview_link: 'admin',
  report_fault: 'public',
  get_faults: 'admin',
  get_site: 'public',
  get_settings: 'admin',
  set_settings: 'admin',
  check_colour: 'admin',
  make_logo: 'admin',
  get_legal: 'public',
  get_legal_form: 'admin',
  set_legal: 'admin',
  begin_setup: 'public',
  get_setup: 'admin',
  test_mail: 'admin',
  end_setup: 'admin',
  get_factor: 'admin',
  start_passkey: 'admin',
  add_passkey: 'admin',
  remove_passkey: 'admin',
  start_factor: 'admin',
  confirm_factor: 'admin',
  stop_factor: 'admin',
  new_recovery_codes: 'admin',
  set_role: 'admin',
  invite: 'admin',
  get_invitations: 'admin',
  revoke_invitation: 'admin',
  accept_invitation: 'member',
  require_factor: 'admin',
  get_costs: 'admin',
  set_ceilings: 'admin',
  lift_costs: 'admin',
  start_zip: 'public',
}

const calls = Object.entries<Endpoint>(contract)

const source = new URL('../../contract/src/', import.meta.url)
const sourceFiles = await readdir(source, { recursive: true })

describe('the endpoint table', () => {
  it('has every documented call and the additions, for whom they are, and nothing else', () => {
    const access = Object.fromEntries(calls.map(([name, endpoint]) => [name, endpoint.access]))
    expect(access).toEqual({ ...documented, ...added })
  })

  it('has every domain’s table, each name in one of them', async () => {
    const source = new URL('../../contract/src/', import.meta.url)
    const files = (await readdir(source, { recursive: true })).filter((file) =>
      file.endsWith('.endpoints.ts'),
    )
    const tables: object[] = []
    for (const file of files) {
      const module: Record<string, object> = await import(new URL(file, source).href)
      tables.push(...Object.values(module))
    }
    const names = tables.flatMap((table) => Object.keys(table))
    expect(names.sort()).toEqual(Object.keys(contract).sort())
  })
})

/** The calls that the roles below an admin may make, and those that only owners may; admins may make all others. */
const everyRoles = [
  ...['get_factor', 'start_factor', 'confirm_factor', 'stop_factor', 'new_recovery_codes'],
  ...['start_passkey', 'add_passkey', 'remove_passkey', 'dashboard_counts', 'get_needs'],
  // Each role its own entries (`entryRoles`).
  ...['get_bin', 'restore', 'delete_entries', 'restore_entries'],
]
const callsOf: Record<Exclude<AdminRole, 'owner' | 'admin'>, string[]> = {
  editor: [
    ...everyRoles,
    ...['add_product', 'delete_product', 'add_service', 'delete_service', 'add_news', 'delete_news'],
    ...['preview_link', 'add_event', 'delete_event', 'add_album', 'add_photos', 'add_videos', 'add_audios'],
    ...['delete_album', 'delete_photo', 'delete_video', 'delete_audio', 'untouched_photo', 'retry_photo'],
    ...['get_editable', 'edit', 'edit_entries', 'move_photos', 'get_versions', 'preview_text'],
    ...['start_upload', 'upload_token', 'get_insight', 'save_draft', 'get_draft', 'discard_draft'],
  ],
  support: [
    ...everyRoles,
    ...['get_saved_replies', 'save_reply', 'delete_saved_reply'],
    ...['ans_qa', 'release_question', 'delete_question', 'get_users', 'warn_user', 'mail_status'],
  ],
  keys: [...everyRoles, ...['get_m_keys', 'm_key_enter', 'req_del_sonata', 'mail_status']],
}
const ofOwners = [
  ...['set_role', 'invite', 'get_invitations', 'revoke_invitation', 'require_factor', 'start_backup'],
]
/** Calls of others that these roles are answered more by, with a live admin session. */
const moreFor = {
  ...{ get_products: 'editor', get_services: 'editor', get_news: 'editor', get_all_events: 'editor' },
  ...{ photos_all: 'editor', image_file: 'editor' },
  ...{ get_all_albums: 'editor', get_all_videos: 'editor', get_all_audios: 'editor' },
  ...{ get_faqs: 'support', ans_delete: 'support', del_user: 'admin' },
} satisfies Record<string, AdminRole>

describe('the roles of admins', () => {
  const adminCalls = calls.filter(([, { access }]) => access === 'admin')

  it.each(adminRoles)('%s may make these calls', (role) => {
    const all = adminCalls.map(([name]) => name)
    const expected = {
      owner: all,
      admin: all.filter((name) => !ofOwners.includes(name)),
      ...callsOf,
    }
    const found = adminCalls.flatMap(([name, { roles }]) => (roles.includes(role) ? [name] : []))
    expect(found.sort()).toEqual(expected[role].sort())
  })

  it('are more than everybody in few other calls', () => {
    const found = calls.filter(([, { access, roles }]) => access !== 'admin' && roles.length > 0)
    const lowest = found.map(([name, { roles }]) => [name, roles.at(-1)])
    expect(Object.fromEntries(lowest)).toEqual(moreFor)
  })
})

describe('a cached read', () => {
  const reads = calls.filter(([, endpoint]) => endpoint.cache)

  it.each(reads)('%s is public and can be asked for by an address', (name, endpoint) => {
    expect(endpoint.access).toBe('public')
    const request = validRequests[name as keyof typeof validRequests]
    const asText = Object.fromEntries(Object.entries(request).map(([field, value]) => [field, String(value)]))
    expect(endpoint.input.safeParse(asText).error).toBeUndefined()
  })

  it.each(reads)('%s needs no field but the id of what it is about', (_, { input }) => {
    expect(input instanceof z.ZodObject).toBe(true)
    const missing = input.safeParse({}).error?.issues.map(({ path }) => path.join('.')) ?? []
    expect(missing.filter((field) => field !== 'id')).toEqual([])
  })

  it.each(reads)('%s counts nothing: a cache would answer in its place', (_, { limits, handlerLimits }) => {
    expect([...limits, ...handlerLimits]).toEqual([])
  })
})

describe('errors', () => {
  it('are each used by a call, or common to all', () => {
    const used = new Set<string>([...commonErrors, ...calls.flatMap(([, { errors }]) => errors)])
    expect(Object.keys(errors).filter((code) => !used.has(code))).toEqual([])
  })

  it.each(Object.entries(errors))(
    '%s has a refusing status, a sentence and a title',
    (_, { status, msg, title }) => {
      expect(status).toBeGreaterThanOrEqual(400)
      expect(msg).not.toBe('')
      expect(title).not.toBe('')
    },
  )
})

describe('a field of a member’s call that names an account', () => {
  /** `del_user` is two calls in one: its handler looks at whom it names. */
  const checkedByHandler = ['del_user.uid']

  it('may only name the caller', () => {
    const fields = calls.flatMap(([name, { access, input, own }]) => {
      if (access !== 'member' || !(input instanceof z.ZodObject)) return []
      const names = Object.keys(input.shape).filter((field) => {
        const schema: unknown = input.shape[field]
        const isForOwn = schema === OwnUid || schema === OwnEmail
        return isForOwn || ['uid', 'user_id', 'email'].includes(field)
      })
      return names.filter((field) => !(field in own)).map((field) => `${name}.${field}`)
    })
    expect(fields).toEqual(checkedByHandler)
  })
})

it('a GET that stands for another call stands for one with the same access', () => {
  const aliases = calls.filter(([, { getAs }]) => getAs !== undefined)
  expect(aliases.map(([name]) => name)).toEqual(['qa'])
  for (const [, { getAs, access }] of aliases) {
    expect(calls.find(([name]) => name === getAs)?.[1].access).toBe(access)
  }
})

it('only a profile photo and a logo may be larger than a mebibyte', () => {
  const large = calls.filter(([, { maxBody }]) => maxBody > 1024 * 1024)
  expect(large.map(([name, { maxBody }]) => [name, maxBody])).toEqual([
    ['up_pp', 8 * 1024 * 1024],
    ['make_logo', 7 * 1024 * 1024],
  ])
})

describe('what the browser loads at first', () => {
  const light =
    /^brand\/(brand|conventions)\.ts$|^(constants|dialog-text|errors|limits|rules|sign-in-rule|texts|endpoint|envelope)\.ts$|^format\/(?!.*test)|(accounts\.texts|codec|key-format|username)\.ts$/
  const files = sourceFiles.filter((name) => light.test(name))

  /** Addresses of the modules a file imports at run time. */
  async function importsOf(file: string): Promise<string[]> {
    const address = new URL(file, source)
    const statements = (await readFile(address, 'utf8')).matchAll(
      /^(?:import|export)(?! type )[^=\n]*? from '([^']+)'/gm,
    )
    return Array.from(statements, ([, name = '']) =>
      name.startsWith('.') ? new URL(name, address).href : name,
    )
  }

  it('is something', () => expect(files).toContain('dialog-text.ts'))

  it.each(files)('%s imports nothing heavier than itself', async (file) => {
    const allowed = files.map((name) => new URL(name, source).href)
    expect((await importsOf(file)).filter((address) => !allowed.includes(address))).toEqual([])
  })
})

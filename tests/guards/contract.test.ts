import { readdir, readFile } from 'node:fs/promises'
import { OwnEmail, OwnUid } from '@dlm/contract/common.schema'
import { contract, type EndpointName } from '@dlm/contract/contract'
import { entryRoles } from '@dlm/contract/dashboard/entry-roles'
import type { Access, Endpoint } from '@dlm/contract/endpoint'
import { commonErrors, errors } from '@dlm/contract/errors'
import {
  admins,
  editors,
  everyRole,
  keepers,
  mailers,
  owners,
  type Roles,
  supporters,
} from '@dlm/contract/roles'
import { validRequests } from '@dlm/contract/testing/requests'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { domainOf } from './domains.ts'

const namesIn = (text: string) => text.trim().split(/\s+/)

/** The calls of SPEC §7, by who may make them (SPEC §6). No other file lists the documented calls. */
const documented: Record<Access, string[]> = {
  public: namesIn(`
    signin signup forgot_mail get_varify update_password get_products get_services watched_sr image_file video_file
    audio_file photos_all get_all_albums get_all_videos get_all_audios get_succ get_all_events get_10_rates get_3_news
    get_news get_news_data like_news unlike_news get_reply get_faqs`),
  member: namesIn(`
    theme up_pp get_user_data del_user update_nic update_admin_password saved update_saved get_rates_user rate get_qa qa
    qa_delete ans_delete m_id m_email_enter varify_sonata get_notifications viewed_notification del_noti`),
  admin: namesIn(`
    add_album delete_album delete_photo retry_photo delete_video delete_audio add_photos add_videos add_audios add_event
    delete_event add_news delete_news add_product delete_product add_service delete_service ans_qa get_m_keys m_key_enter
    req_del_sonata get_users demote_admin make_admin`),
}

/** Why these are for visitors or members, though SPEC §7 does not have them and the rule below does not let them be. */
const besides: Record<string, string> = {
  unlock_album: 'opens a locked album with its code',
  album_recordings: 'shows the films and sounds of a locked album for its grant',
  open_room: 'opens a client room by the secret of its link',
  get_room_choices: 'shows what the client of a room chose',
  change_choices: 'changes what the client of a room chose',
  add_seen_photos: 'adds to the photos that the client of a room has looked at',
  submit_room: 'submits what the client of a room chose',
  get_room_review: 'shows which pieces of a room have comments, and what is decided of each',
  get_room_comments: 'shows the comments on a piece of a room',
  add_room_comment: 'comments on a piece of a room',
  edit_room_comment: 'edits a comment in a room',
  delete_room_comment: 'deletes a comment in a room',
  resolve_room_comment: 'resolves a comment in a room',
  set_piece_state: 'decides about a piece of a room',
  room_media: 'shows what a client room has for its grant',
  get_track: 'reads the captions of a film, which may be in a locked album',
  start_zip: 'begins a zip of visible files',
  made_zip: 'counts that',
  new_entries: 'says what is new since a member’s last visit',
  report_fault: 'reports to admins what broke in a browser',
}

const calls = Object.entries<Endpoint>(contract)
const adminCalls = calls.filter(([, { access }]) => access === 'admin')
const othersCalls = calls.filter(([, { access }]) => access !== 'admin')
const namesOf = (some: typeof calls) => some.map(([name]) => name)

describe('the endpoint table', () => {
  it('has every domain’s table', () => {
    expect(Object.keys(domainOf).sort()).toEqual(Object.keys(contract).sort())
  })

  it('has every documented call, for whom it is', () => {
    for (const [access, names] of Object.entries(documented))
      for (const name of names)
        expect([name, domainOf[name] && contract[name as EndpointName].access]).toEqual([name, access])
  })

  const added = othersCalls.filter(
    ([name, { access }]) => access !== 'admin' && !documented[access].includes(name),
  )

  it('has besides for every visitor: cached reads, sign-in and sign-out, own data, and little else', () => {
    const other = added.filter(
      ([name, { cache, effect }]) => !cache && effect !== 'session' && !/(^|_)my_/.test(name),
    )
    expect(namesOf(other).sort()).toEqual(Object.keys(besides).sort())
  })

  it('limits the other public calls, unless they are cached', () => {
    // Those of an album are counted as its photos are: by the reads of an address (`reads-address`).
    const asPhotos = ['album_recordings', 'get_track', 'room_media']
    const open = added.filter(
      ([name, { access, cache }]) => access === 'public' && !cache && !asPhotos.includes(name),
    )
    const uncounted = open.filter(
      ([, { limits, handlerLimits }]) => [...limits, ...handlerLimits].length === 0,
    )
    expect(namesOf(uncounted)).toEqual([])
  })

  it('gives own data to members alone', () => {
    const own = calls.filter(([name]) => /(^|_)my_/.test(name))
    expect(own.filter(([, { access }]) => access !== 'member')).toEqual([])
  })
})

/** Who makes the calls of admins, by their domain. */
const rolesOf: Record<string, Roles> = {
  ...{
    catalogue: editors,
    events: editors,
    media: editors,
    rooms: editors,
    news: editors,
    dashboard: editors,
    tags: editors,
  },
  ...{ questions: supporters, sonata: keepers, accounts: everyRole, archive: owners, import: owners },
  ...{ costs: admins, settings: admins, statistics: admins, users: admins },
}
/** Those for others than their domain is. */
const exceptions: Record<string, Roles> = {
  ...{ dashboard_counts: everyRole, get_needs: everyRole, purge: admins },
  ...{ end_setup: admins, get_setup: admins, test_mail: admins, require_factor: owners },
  ...{ set_role: owners, invite: owners, get_invitations: owners, revoke_invitation: owners },
  ...{ get_users: supporters, warn_user: supporters, mail_status: mailers },
  remove_rating_words: supporters,
  rename_tag: admins,
  del_user: admins,
}
const expectedRoles = (name: string) => exceptions[name] ?? rolesOf[domainOf[name] ?? '']

describe('the roles of admins', () => {
  it('are those of the call’s domain, or of the kind it is for', () => {
    for (const [name, { roles, rolesByKind }] of adminCalls)
      if (rolesByKind)
        expect(Object.entries(entryRoles), name).toEqual(expect.arrayContaining(Object.entries(rolesByKind)))
      else expect(roles, name).toEqual(expectedRoles(name))
  })

  it('are checked by kind in these calls', () => {
    const byKind = adminCalls.filter(([, { rolesByKind }]) => rolesByKind)
    expect(namesOf(byKind)).toEqual(['get_bin', 'restore', 'delete_entries', 'restore_entries'])
  })

  it('extend few public calls, for those of the domain', () => {
    const more = othersCalls.filter(([, { roles }]) => roles.length > 0)
    for (const [name, { roles }] of more) expect(roles, name).toEqual(expectedRoles(name))
    expect(namesOf(more).sort()).toEqual(
      namesIn(`album_recordings ans_delete audio_file del_user get_all_albums get_all_audios get_all_events get_all_videos get_faqs get_news
        get_products get_services get_track image_file photos_all video_file`),
    )
  })

  it('are owners and admins for calls that ask for the admin password again', () => {
    const asking = adminCalls.filter(([, { asksAgain }]) => asksAgain)
    expect(asking.length).toBeGreaterThan(5)
    for (const [name, { roles }] of asking) expect(admins, name).toEqual(expect.arrayContaining([...roles]))
  })
})

it('a cached read is public, asked for by an address, needs no field but an id, and counts nothing', () => {
  const reads = calls.filter(([, endpoint]) => endpoint.cache)
  expect(reads.length).toBeGreaterThan(10)
  for (const [name, { access, input, limits, handlerLimits }] of reads) {
    expect(access, name).toBe('public')
    const request = validRequests[name as EndpointName]
    const asText = Object.fromEntries(Object.entries(request).map(([field, value]) => [field, String(value)]))
    expect(input.safeParse(asText).error, name).toBeUndefined()
    expect(input instanceof z.ZodObject, name).toBe(true)
    const missing = input.safeParse({}).error?.issues.map(({ path }) => path.join('.')) ?? []
    expect(
      missing.filter((field) => field !== 'id'),
      name,
    ).toEqual([])
    // A cache would answer instead.
    expect([...limits, ...handlerLimits], name).toEqual([])
  }
})

describe('errors', () => {
  it('are each used by a call, or common to all', () => {
    const used = new Set<string>([...commonErrors, ...calls.flatMap(([, { errors }]) => errors)])
    expect(Object.keys(errors).filter((code) => !used.has(code))).toEqual([])
  })

  it('have a refusing status, a sentence and a title each', () => {
    for (const [code, { status, msg, title }] of Object.entries(errors)) {
      expect(status, code).toBeGreaterThanOrEqual(400)
      expect(msg, code).not.toBe('')
      expect(title, code).not.toBe('')
    }
  })
})

describe('a field of a member’s call that names an account', () => {
  /** `del_user` is two calls in one: its handler checks whom it names. */
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

it('a GET alias of a call has the same access', () => {
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

const source = new URL('../../contract/src/', import.meta.url)
const sourceFiles = await readdir(source, { recursive: true })

describe('what the browser loads at first', () => {
  const light =
    /^brand\/(brand|conventions)\.ts$|^(constants|dialog-text|errors|limits|roles|rules|sign-in-rule|texts|endpoint|envelope)\.ts$|^kinds\/(?!texts|.*test)|^site\/(paths|screens)\.ts$|^format\/(?!.*test)|(accounts\.texts|codec|key-format|username)\.ts$/
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

  it('imports nothing heavier than itself', async () => {
    expect(files).toContain('dialog-text.ts')
    const allowed = files.map((name) => new URL(name, source).href)
    const heavier = files.map(async (file) =>
      (await importsOf(file))
        .filter((address) => !allowed.includes(address))
        .map((address) => `${file}: ${address}`),
    )
    expect((await Promise.all(heavier)).flat()).toEqual([])
  })
})

import { type Area, areas } from '@dlm/contract/brand/areas'
import { contract } from '@dlm/contract/contract'
import type { Endpoint } from '@dlm/contract/endpoint'
import { applyAllSettings } from '@dlm/contract/site/hidden-areas'
import { isOffered } from '@dlm/contract/site/offered'
import { publicScreens } from '@dlm/contract/site/paths'
import { afterEach, describe, expect, it } from 'vitest'
import { routes } from '../../web/src/app/routes.ts'
import { isToolOffered, toolNames } from '../../web/src/lib/dashboard-tools.ts'

afterEach(() => applyAllSettings({}))

const endpoints = Object.entries<Endpoint>(contract)
const screens = [...new Set([...Object.keys(routes), ...publicScreens])]

/** Calls of visitors and members that belong to no area: accounts, the shell, the settings. */
const always = [
  ...['signin', 'signup', 'up_pp', 'get_user_data', 'del_user', 'my_data', 'my_sessions', 'end_session'],
  ...[
    'start_passkey_signin',
    'passkey_signin',
    'my_passkeys',
    'start_my_passkey',
    'add_my_passkey',
    'remove_my_passkey',
  ],
  ...['forgot_mail', 'get_varify', 'update_password', 'update_admin_password', 'update_nic'],
  ...['admin_signin', 'admin_signout', 'signout', 'sign_out_everywhere', 'begin_setup', 'accept_invitation'],
  ...['theme', 'search_all', 'new_entries', 'get_site', 'get_legal', 'report_fault'],
  ...['get_notifications', 'viewed_notification', 'del_noti'],
]

describe('what an owner can hide', () => {
  it.each(areas)('%s has calls and screens that go with it', (area) => {
    expect(endpoints.filter(([, { areas }]) => areas.includes(area)).map(([name]) => name)).not.toEqual([])
    applyAllSettings({ hidden: [area] })
    expect(screens.filter((path) => !isOffered(path))).not.toEqual([])
  })

  it('has a call of visitors or members in an area, or for a reason in none', () => {
    const none = endpoints.filter(([, { access, areas }]) => access !== 'admin' && areas.length === 0)
    expect(none.map(([name]) => name).sort()).toEqual([...always].sort())
  })

  it('leaves the calls of admins: what is hidden stays theirs', () => {
    expect(endpoints.filter(([, { access, areas }]) => access === 'admin' && areas.length > 0)).toEqual([])
  })

  it('takes the tools of the dashboard along, but those of the portal', () => {
    const all: Area[] = [...areas]
    applyAllSettings({ hidden: all })
    expect(toolNames.filter(isToolOffered)).toEqual(['users', 'bin', 'settings', 'factor'])
  })
})

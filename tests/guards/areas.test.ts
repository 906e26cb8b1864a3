import { type Area, areas } from '@dlm/contract/brand/areas'
import { contract } from '@dlm/contract/contract'
import type { Endpoint } from '@dlm/contract/endpoint'
import { applyAllSettings } from '@dlm/contract/site/hidden-areas'
import { isOffered } from '@dlm/contract/site/offered'
import { publicScreens } from '@dlm/contract/site/screens'
import { afterEach, describe, expect, it } from 'vitest'
import { routes } from '../../web/src/app/routes.ts'
import { isToolOffered, toolNames } from '../../web/src/lib/dashboard-tools.ts'
import { domainOf } from './domains.ts'

afterEach(() => applyAllSettings({}))

const endpoints = Object.entries<Endpoint>(contract)
const screens = [...new Set([...Object.keys(routes), ...publicScreens])]

/** Domains of what is always there: accounts, the shell, the settings. */
const always = ['accounts', 'users', 'notifications', 'settings', 'site']

describe('what an owner can hide', () => {
  it.each(areas)('%s has calls and screens that go with it', (area) => {
    expect(endpoints.filter(([, { areas }]) => areas.includes(area)).map(([name]) => name)).not.toEqual([])
    applyAllSettings({ hidden: [area] })
    expect(screens.filter((path) => !isOffered(path))).not.toEqual([])
  })

  it('has every call of visitors or members, but those of what is always there', () => {
    const others = endpoints.filter(([name, { access }]) => access !== 'admin' && name !== 'report_fault')
    for (const [name, { areas }] of others)
      expect(areas.length === 0, name).toBe(always.includes(domainOf[name] ?? ''))
    expect(contract.report_fault.areas).toEqual([])
  })

  it('does not hide the calls of admins', () => {
    expect(endpoints.filter(([, { access, areas }]) => access === 'admin' && areas.length > 0)).toEqual([])
  })

  it('takes the tools of the dashboard along, but those of the portal', () => {
    const all: Area[] = [...areas]
    applyAllSettings({ hidden: all })
    expect(toolNames.filter(isToolOffered)).toEqual(['users', 'bin', 'settings', 'factor'])
  })
})

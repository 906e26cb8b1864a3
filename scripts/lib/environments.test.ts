import { describe, expect, it } from 'vitest'
import { projectOf, refusals } from './environments.ts'

describe('projectOf', () => {
  const aliases = { default: 'demo-dlm', staging: 'portal-test', production: 'portal-live' }

  it('knows a project by its environment or its id', () => {
    expect(projectOf({ env: 'staging' }, aliases)).toEqual({ project: 'portal-test', env: 'staging' })
    expect(projectOf({ project: 'portal-test' }, aliases)).toEqual({ project: 'portal-test', env: 'staging' })
    expect(projectOf({ project: 'another' }, aliases)).toEqual({ project: 'another', env: 'production' })
  })

  it.each([
    [{}, 'Name where to'],
    [{ env: 'live' }, '--env is one of: staging, production'],
    [{ project: 'demo-dlm' }, 'exists in the emulators only'],
    [{ project: 'demo-other' }, 'exists in the emulators only'],
  ])('refuses %j', (name, sentence) => {
    expect(() => projectOf(name, aliases)).toThrow(sentence)
  })

  it('says how to name the project of an environment that has none', () => {
    expect(() => projectOf({ env: 'production' }, { default: 'demo-dlm' })).toThrow('the alias production')
  })
})

describe('refusals', () => {
  const demo = 'EMAILJS_SERVICE=service_demo\nADMIN_MAILS=browser\nREQUEST_TIMEOUT_SECONDS=30\n'
  const settings = 'EMAILJS_SERVICE=service_live\nADMIN_MAILS=browser\nREQUEST_TIMEOUT_SECONDS=30\n'
  const intended = { env: 'production', changes: '', settings, demo } as const

  it('has nothing against committed work with parameters of its own', () => {
    expect(refusals(intended)).toEqual([])
  })

  it('wants production to be committed, and lets staging try', () => {
    const changes = ' M web/src/app.tsx\n?? new.ts\n'
    expect(refusals({ ...intended, changes })).toEqual([expect.stringContaining('2 files are not committed')])
    expect(refusals({ ...intended, changes, env: 'staging' })).toEqual([])
  })

  it('wants parameters, and none of the emulators', () => {
    expect(refusals({ ...intended, settings: null })).toEqual([expect.stringContaining('no parameters')])
    expect(refusals({ ...intended, env: 'staging', settings: demo })).toEqual([
      'EMAILJS_SERVICE is the one of the emulators.',
    ])
  })
})

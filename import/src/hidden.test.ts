import { describe, expect, it } from 'vitest'
import { byKeys } from './front-matter.ts'
import { hiddenBecause } from './hidden.ts'

const now = Date.parse('2026-06-01T00:00:00Z')

describe('a page', () => {
  it.each([
    [{}],
    [{ draft: false, published: true, private: 'no', password: '' }],
    [{ date: '2026-05-31', publishdate: '2026-05-31', expirydate: '2026-06-02' }],
    [{ published: '2020-01-02' }],
    [{ status: 'Published', visibility: 'public', access: 'open' }],
    [{ build: { render: 'always', list: 'local' }, permalink: '/a/' }],
    [{ publish: true, isPublished: 'Yes', visible: 1, params: { draft: false } }],
  ])('that says %j is public', (matter) => {
    expect(hiddenBecause(byKeys(matter), now)).toBeNull()
  })

  it.each([
    [{ draft: true }, 'it is a draft'],
    [{ draft: 'yes' }, 'it is a draft'],
    [{ published: false }, 'it is not published'],
    [{ published: '2027-01-01' }, 'its published is in the future'],
    [{ status: 'pending' }, 'it is “pending”'],
    [{ status: 'private' }, 'it is “private”'],
    [{ visibility: 'paid' }, 'it is “paid”'],
    [{ access: 'members' }, 'it is “members”'],
    [{ email_only: true }, 'it is an e-mail and no page'],
    [{ eleventyexcludefromcollections: true }, 'it is not listed'],
    [{ wip: 1 }, 'it is a draft'],
    [{ permalink: false }, 'it is no page of its own'],
    [{ build: { render: 'never' } }, 'it is no page of its own'],
    [{ _build: { list: false } }, 'it is no page of its own'],
    [{ private: 1 }, 'it is private'],
    [{ hidden: 'on' }, 'it is hidden'],
    [{ password: 'sesame' }, 'it has a password'],
    [{ date: '2026-06-02' }, 'its date is in the future'],
    [{ date: '2025-01-01', publishdate: '2026-06-02' }, 'its publishdate is in the future'],
    [{ publishdate: 'soon' }, 'its publishdate cannot be read: soon'],
    [{ expirydate: '2026-05-31' }, 'it has expired'],
    [{ 'Is-Draft': true }, 'it is a draft'],
    [{ publish: false }, 'it is not published'],
    [{ published: 'draft' }, 'it is not published'],
    [{ isPublic: 'later' }, 'it is not public'],
    [{ render: false }, 'it is no page of its own'],
    [{ post_status: 'pending' }, 'it is “pending”'],
    [{ post_password: 'sesame' }, 'it has a password'],
    [{ unpublish_date: '2026-05-31' }, 'it has expired'],
    [{ publishAt: '2026-06-02' }, 'its publishat is in the future'],
    [{ params: { private: true } }, 'it is private'],
    [{ extra: { hidden: true } }, 'it is hidden'],
    [{ expirydate: 'later' }, 'its expirydate cannot be read: later'],
  ])('that says %j is not: %s', (matter, reason) => {
    expect(hiddenBecause(byKeys(matter), now)).toBe(reason)
  })
})

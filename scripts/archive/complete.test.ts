import { describe, expect, it, vi } from 'vitest'
import { verifySecret } from '../../functions/src/platform/secrets.ts'
import { completeDocuments } from './complete.ts'
import type { ArchivedDocuments } from './read-archive.ts'

vi.stubEnv('SCRYPT_COST', '10')

const original = 'public/photos/p1/original.png'
const objects = { [original]: { sha256: '0'.repeat(64), size: 42, contentType: 'image/png' } }

const complete = (documents: ArchivedDocuments) => completeDocuments({ documents, objects })

describe('what follows from other parts of an archive', () => {
  it('are the numbers of photos and replies', async () => {
    const { albums, questions } = await complete({
      albums: { a1: { name: 'One' }, a2: { name: 'Two' } },
      photos: { p1: { fid: 'a1' }, p2: { fid: 'a1' } },
      questions: { q1: {}, q2: {} },
      replies: { r1: { fqid: 'q2' } },
    })
    expect(albums).toEqual({ a1: { name: 'One', photos: 2 }, a2: { name: 'Two', photos: 0 } })
    expect(questions).toEqual({ q1: { reps: 0 }, q2: { reps: 1 } })
  })

  it('are size and type of an original; the renditions of a photo are still to be made', async () => {
    const { photos } = await complete({ photos: { p1: { name: 'One', original } } })
    expect(photos).toEqual({ p1: { name: 'One', original, size: 42, type: 'image/png', picture: null } })
  })

  it('are the hashes of passwords and codes in plain text; hashes stay as they are', async () => {
    const { credentials, albumSecrets } = await complete({
      credentials: { u1: { password: 'Right#2025', adminPasswordHash: 'scrypt$a$b' } },
      albumSecrets: { a1: { code: 'open-sesame' } },
    })
    const { passwordHash, ...others } = credentials?.u1 ?? {}
    expect(others).toEqual({ adminPasswordHash: 'scrypt$a$b' })
    expect(await verifySecret('Right#2025', String(passwordHash))).toBe(true)
    expect(Object.keys(albumSecrets?.a1 ?? {})).toEqual(['codeHash'])
    expect(await verifySecret('open-sesame', String(albumSecrets?.a1?.codeHash))).toBe(true)
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { addToZip, clearZip, removeFromZip, type ZipEntry, zipEntries } from './zip-basket.ts'

const photo: ZipEntry = { kind: 'photo', id: 'sea-01' }
const locked: ZipEntry = { kind: 'photo', id: 'casa-01', fid: 'casa' }
const video: ZipEntry = { kind: 'video', id: 'sea-01' }

beforeEach(clearZip)

describe('the zip basket', () => {
  it('stores each file once, and nothing but ids', () => {
    expect(addToZip([photo, locked])).toBe(2)
    expect(addToZip([photo, video])).toBe(1)
    expect(zipEntries()).toEqual([photo, locked, video])
    expect(JSON.parse(sessionStorage.getItem('dsp-zip') ?? '')).toEqual([photo, locked, video])
  })

  it('gives files back, and leaves nothing when it is emptied', () => {
    addToZip([photo, video])
    removeFromZip([photo])
    expect(zipEntries()).toEqual([video])
    clearZip()
    expect(sessionStorage.getItem('dsp-zip')).toBeNull()
  })

  it('holds 500 files', () => {
    const many = Array.from({ length: 600 }, (_, at): ZipEntry => ({ kind: 'photo', id: `p${at}` }))
    expect(addToZip(many)).toBe(500)
    expect(addToZip([video])).toBe(0)
  })

  it.each([
    '',
    '{',
    '{}',
    'null',
    '[1,null,{"kind":"photo"},{"kind":"x","id":"a"},{"kind":"photo","id":"../a"}]',
  ])('passes over what others wrote: %j', (text) => {
    sessionStorage.setItem('dsp-zip', text)
    expect(zipEntries()).toEqual([])
  })
})

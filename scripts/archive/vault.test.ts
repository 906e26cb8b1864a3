import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encryptionFile, openVault, plain, type Vault } from './vault.ts'

const passphrase = 'correct horse battery'
const root = mkdtempSync(join(tmpdir(), 'vault-'))
const folder = join(root, 'archive')
const [first, second] = [join(folder, 'objects', 'first'), join(folder, 'objects', 'second')]
const content = Buffer.from('what it holds '.repeat(20_000))
let vault: Vault

async function write(file: string): Promise<void> {
  const out = vault.write(file)
  for (let at = 0; at < content.length; at += 70_000) out.write(content.subarray(at, at + 70_000))
  await finished(out.end())
}

beforeAll(async () => {
  vault = await openVault(folder, passphrase)
  mkdirSync(join(folder, 'objects'), { recursive: true })
  mkdirSync(join(folder, 'incoming', 'objects'), { recursive: true })
  await write(first)
  await write(second)
})
afterAll(() => rmSync(root, { recursive: true }))

describe('an encrypted archive', () => {
  it('reads what it wrote, a piece at a time and whole, and says its size', async () => {
    const again = await openVault(folder, passphrase)
    expect(content.equals(await buffer(again.read(first)))).toBe(true)
    expect(content.equals(again.readAll(first))).toBe(true)
    expect(again.sizeOf(first)).toBe(content.length)
  })

  it('has nothing of it in the file, and no two files alike', () => {
    const [one, two] = [readFileSync(first), readFileSync(second)]
    expect(one.includes('what it holds')).toBe(false)
    expect(one.equals(two)).toBe(false)
  })

  it('has what came in at the path that it will have', async () => {
    const file = join(folder, 'manifest.json')
    vault.writeAll(join(folder, 'incoming', 'manifest.json'), '{}')
    renameSync(join(folder, 'incoming', 'manifest.json'), file)
    expect(vault.readAll(file).toString()).toBe('{}')
  })

  it.each([
    ['the first bytes', 0],
    ['the content', 1000],
    ['the last bytes', -1],
  ])('refuses a file of which %s were changed', async (_, at) => {
    const changed = readFileSync(first)
    const place = at < 0 ? changed.length + at : at
    changed[place] = (changed[place] ?? 0) ^ 1
    writeFileSync(join(root, 'original'), readFileSync(first))
    writeFileSync(first, changed)
    await expect(buffer(vault.read(first))).rejects.toThrow()
    expect(() => vault.readAll(first)).toThrow()
    renameSync(join(root, 'original'), first)
  })

  it('refuses a file in the place of another, and one that is cut off', async () => {
    const own = readFileSync(second)
    writeFileSync(second, readFileSync(first))
    await expect(buffer(vault.read(second))).rejects.toThrow()
    writeFileSync(second, own.subarray(0, 20))
    expect(() => vault.read(second)).toThrow('is cut off')
    writeFileSync(second, own)
    expect(content.equals(vault.readAll(second))).toBe(true)
  })

  it('opens for its own passphrase alone, however its letters are composed', async () => {
    await expect(openVault(folder)).rejects.toThrow('needs its passphrase')
    await expect(openVault(folder, 'another passphrase')).rejects.toThrow('not the one of this archive')
    const other = join(root, 'other')
    await openVault(other, 'Müllers Kühe kauen')
    await expect(openVault(other, 'Mu\u0308llers Ku\u0308he kauen')).resolves.toBeDefined()
  })

  it('is not made with a short passphrase, nor of a folder that has something', async () => {
    await expect(openVault(join(root, 'new'), 'short')).rejects.toThrow('12 characters')
    await expect(openVault(root, passphrase)).rejects.toThrow('is not encrypted')
  })

  it('of another release, or one whose description was changed, says so', async () => {
    const file = encryptionFile(folder)
    const original = readFileSync(file)
    writeFileSync(file, JSON.stringify({ ...JSON.parse(original.toString()), version: 2 }))
    await expect(openVault(folder, passphrase)).rejects.toThrow('is of another release')
    writeFileSync(file, original)
  })

  it.each([
    ['cost', 2 ** 18],
    ['blockSize', 16],
    ['parallelization', 4],
  ])('that asks for a %s of more than %d is refused by name, before memory is taken', async (field, most) => {
    const file = encryptionFile(folder)
    const own = readFileSync(file)
    writeFileSync(file, JSON.stringify({ ...JSON.parse(own.toString()), [field]: most * 2 }))
    await expect(openVault(folder, passphrase)).rejects.toThrow(`or was changed: wrong ${field}.`)
    writeFileSync(file, own)
  })
})

it('a folder without encryption is read as it is', async () => {
  const file = join(root, 'plain.txt')
  expect(await openVault(root)).toBe(plain)
  plain.writeAll(file, 'as it is')
  expect([readFileSync(file, 'utf8'), plain.sizeOf(file)]).toEqual(['as it is', 8])
})

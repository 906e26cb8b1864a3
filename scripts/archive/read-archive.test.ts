import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readArchive } from './read-archive.ts'
import { writeManifest } from './write-manifest.ts'

const cover = 'public/news/one/320.webp'
let folder = ''

function write(path: string, text: string): void {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

function changeManifest(change: (manifest: Record<string, unknown>) => void): void {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
  change(manifest)
  write('manifest.json', JSON.stringify(manifest))
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'archive-'))
  write('documents/news.json', '{"one":{"title":"One"}}')
  write(`objects/${cover}`, 'bytes')
  await writeManifest(folder)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('an archive', () => {
  it('is read with its documents and its objects', async () => {
    const archive = await readArchive(folder)
    expect(archive.documents).toEqual({ news: { one: { title: 'One' } } })
    expect(archive.objects).toEqual({
      [cover]: {
        sha256: '277089d91c0bdf4f2e6862ba7e4a07605119431f5d13f726dd352b06f1b206a9',
        size: 5,
        contentType: 'image/webp',
      },
    })
    expect(archive.read(cover).toString()).toBe('bytes')
  })

  it('is refused without a manifest', async () => {
    rmSync(join(folder, 'manifest.json'))
    await expect(readArchive(folder)).rejects.toThrow('manifest.json is missing')
  })

  it('is refused in a version that this release does not know', async () => {
    changeManifest((manifest) => {
      manifest.version = 2
    })
    await expect(readArchive(folder)).rejects.toThrow('has version 2; this release reads version 1')
  })

  it('is refused with a collection that the portal does not have', async () => {
    changeManifest((manifest) => {
      manifest.collections = { news: 1, sessions: 1 }
    })
    await expect(readArchive(folder)).rejects.toThrow('sessions')
  })

  it.each(['public/../../outside.webp', '/etc/outside.webp', 'elsewhere/one.webp'])(
    'is refused with an object at %s',
    async (path) => {
      changeManifest((manifest) => {
        manifest.objects = { [path]: { sha256: '0'.repeat(64), size: 1, contentType: 'image/webp' } }
      })
      await expect(readArchive(folder)).rejects.toThrow(path)
    },
  )

  it('names every file that is missing, changed, of another size or not listed', async () => {
    write('objects/public/news/two/320.webp', 'other')
    write('objects/public/news/three/320.webp', 'third')
    await writeManifest(folder)
    rmSync(join(folder, 'objects', cover))
    write('objects/public/news/two/320.webp', 'OTHER')
    write('objects/public/news/three/320.webp', 'longer')
    write('objects/public/news/four/320.webp', 'new')
    const { message } = (await readArchive(folder).catch((error: Error) => error as Error)) as Error
    expect(message.replaceAll(`${folder}/`, '').split('\n').sort()).toEqual([
      'objects/public/news/four/320.webp is not in the manifest',
      'objects/public/news/one/320.webp is missing',
      'objects/public/news/three/320.webp has 6 bytes, the manifest says 5',
      'objects/public/news/two/320.webp has another SHA-256 than the manifest says',
    ])
  })

  it('is refused when it has other documents than it says', async () => {
    write('documents/news.json', '{"one":{},"two":{}}')
    await expect(readArchive(folder)).rejects.toThrow('news.json has 2 documents, the manifest says 1')
    rmSync(join(folder, 'documents/news.json'))
    await expect(readArchive(folder)).rejects.toThrow('news.json is missing')
  })

  it('names a file of documents that is not JSON', async () => {
    write('documents/news.json', '{"one":')
    await expect(readArchive(folder)).rejects.toThrow('news.json cannot be read')
  })
})

describe('an archive with its documents one a line', () => {
  const lines = '{"id":"one","document":{"title":"One"}}\n{"id":"two","document":{"title":"Two"}}\n'
  const writeLines = (text: string) => write('documents/news.ndjson', text)

  beforeEach(() => {
    rmSync(join(folder, 'documents/news.json'))
    writeLines(lines)
    changeManifest((manifest) => {
      manifest.collections = { news: 2 }
      manifest.documents = {
        news: { sha256: createHash('sha256').update(lines).digest('hex'), size: lines.length },
      }
    })
  })

  it('is read as any other', async () => {
    const { documents } = await readArchive(folder)
    expect(documents).toEqual({ news: { one: { title: 'One' }, two: { title: 'Two' } } })
  })

  it('is refused with a flipped byte, a missing line and a missing file', async () => {
    writeLines(lines.replace('Two', 'Twa'))
    await expect(readArchive(folder)).rejects.toThrow(
      'news.ndjson has another SHA-256 than the manifest says',
    )
    writeLines(lines.slice(0, lines.indexOf('\n') + 1))
    await expect(readArchive(folder)).rejects.toThrow('news.ndjson has 40 bytes, the manifest says 80')
    rmSync(join(folder, 'documents/news.ndjson'))
    await expect(readArchive(folder)).rejects.toThrow('is missing')
  })

  it('names the line that cannot be read', async () => {
    changeManifest((manifest) => {
      delete manifest.documents
    })
    writeLines(lines.replace('"id":"two"', '"id":2'))
    await expect(readArchive(folder)).rejects.toThrow('news.ndjson line 2 cannot be read')
  })
})

describe('the manifest of an archive', () => {
  it('does not say that a file is of another type', async () => {
    changeManifest((manifest) => {
      const objects = manifest.objects as Record<string, { contentType: string }>
      if (objects[cover]) objects[cover].contentType = 'image/webq'
    })
    await expect(readArchive(folder)).rejects.toThrow(`${cover} is no image/webq`)
  })

  it('is not written over a file of another type', async () => {
    write('objects/public/news/one/cover.gif', 'gif')
    await expect(writeManifest(folder)).rejects.toThrow(
      'cover.gif is of a type that the portal does not take',
    )
  })
})

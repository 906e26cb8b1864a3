import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contractTexts, type TextExport } from './lib/contract-texts.ts'
import { ROOT } from './lib/paths.ts'
import { main } from './lib/stop-error.ts'

/** `npm run texts`: prints every text of the interface, by domain, with the files of the browser that show it. */
await main(async () => {
  const texts = await contractTexts()
  const sources = globSync('web/src/**/*.{ts,tsx}', { cwd: ROOT })
    .filter((path) => !/\.test\.|\/testing\//.test(path))
    .sort()
    .map((path) => ({ path, source: readFileSync(join(ROOT, path), 'utf8') }))
  for (const [domain, exports] of Map.groupBy(texts, (each) => each.domain)) {
    console.log(`\n# ${domain}`)
    for (const each of exports) print(each, sources)
  }
  console.log(`\n${texts.reduce((sum, each) => sum + each.texts.length, 0)} texts`)
  return 0
})

interface Source {
  path: string
  source: string
}

function print({ path, name, doc, texts }: TextExport, sources: readonly Source[]): void {
  console.log(`\n## ${name}: ${doc}\n   ${path}`)
  const users = sources.filter(({ source }) => new RegExp(`\\b${name}\\b`).test(source))
  for (const { key, words } of texts) {
    const [member = ''] = key.split('.')
    const files = users.filter(({ source }) => usesText(source, name, member))
    // A file may use it by a name of its own, such as that of a destructured member.
    const places = files.length > 0 ? files : users
    console.log(`${key}\n    ${words}\n    ${places.map((file) => file.path).join(' ') || 'nowhere'}`)
  }
}

/** Whether a file uses a text by the name of its export, or by the name it imports that under. */
function usesText(source: string, name: string, member: string): boolean {
  const [, alias = name] = new RegExp(`\\b${name} as (\\w+)`).exec(source) ?? []
  return member === '' || new RegExp(`\\b${alias}\\s*\\.${member}\\b`).test(source)
}

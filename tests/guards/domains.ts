import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { inRoot } from '../../scripts/lib/paths.ts'

/** The tables of calls, by their folders. */
const tables = await Promise.all(
  globSync('contract/src/*/*.endpoints.ts', { cwd: inRoot() }).map(async (path) => {
    const module: Record<string, object> = await import(pathToFileURL(inRoot(path)).href)
    const [, , domain = ''] = path.split(/[\\/]/)
    return { domain, names: Object.values(module).flatMap((table) => Object.keys(table)) }
  }),
)

/** The domain of each call that is declared anywhere, whether or not the contract has its table. */
export const domainOf: Readonly<Record<string, string>> = Object.fromEntries(
  tables.flatMap(({ domain, names }) => names.map((name) => [name, domain])),
)

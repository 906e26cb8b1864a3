import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ROOT } from '../lib/paths.ts'
import { capture } from '../lib/run.ts'
import { planEndpoint } from './endpoint.ts'
import { format, write } from './plan.ts'
import { planScreen } from './screen.ts'

/** The test takes two minutes alone, and several times that beside other work. */
const timeoutMs = 600_000
const copy = mkdtempSync(join(tmpdir(), 'scaffold-'))
const packages = ['contract', 'functions', 'web']
const built = /(^|\/)(node_modules|dist|functions\/lib|\.firebase)$/

/** A copy of the project with the same packages installed, where its own three are the copies. */
beforeAll(() => {
  for (const name of [...packages, 'tests', 'scripts', 'tsconfig.json', 'tsconfig.base.json', 'biome.json'])
    cpSync(join(ROOT, name), join(copy, name), {
      ...{ recursive: true, preserveTimestamps: true },
      filter: (path) => !built.test(path),
    })
  for (const name of ['package.json', 'vitest.config.ts', 'firebase.json', '.gitignore'])
    cpSync(join(ROOT, name), join(copy, name))
  const modules = join(copy, 'node_modules')
  mkdirSync(join(modules, '@dlm'), { recursive: true })
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@dlm' && name !== '.cache')
      symlinkSync(join(ROOT, 'node_modules', name), join(modules, name))
  for (const name of packages) {
    symlinkSync(join(copy, name), join(modules, '@dlm', name))
    const own = join(ROOT, name, 'node_modules')
    if (existsSync(own)) symlinkSync(own, join(copy, name, 'node_modules'))
  }
  // What the types of this project were found to be: those of the copy differ in what is added to it.
  const checked = join('node_modules', '.cache', 'tsc')
  if (existsSync(join(ROOT, checked)))
    cpSync(join(ROOT, checked), join(copy, checked), { recursive: true, preserveTimestamps: true })
}, timeoutMs)
afterAll(() => rmSync(copy, { recursive: true }))

async function runs(command: string, ...args: string[]): Promise<void> {
  const { code, output } = await capture(command, args, { cwd: copy })
  expect(code, output).toBe(0)
}

it(
  'a call in each domain and a screen in each feature: types, lint, guards and their own tests accept them',
  async () => {
    const domains = readdirSync(join(copy, 'contract/src'), { withFileTypes: true })
      .filter(({ name }) => existsSync(join(copy, `contract/src/${name}/${name}.endpoints.ts`)))
      .map(({ name }) => name)
    const features = ['features', 'kinds'].flatMap((room) => readdirSync(join(copy, 'web/src', room)))
    const created = new Set([
      ...domains.flatMap((domain) => write(copy, planEndpoint(copy, domain, `get_${domain}_rain`))),
      ...features.flatMap((feature) => write(copy, planScreen(copy, feature, `${feature}-radar`))),
    ])
    await format(copy, created)
    expect(domains.length).toBeGreaterThan(9)
    expect(readFileSync(join(copy, 'web/src/app/routes.ts'), 'utf8')).toContain('[paths.newsRadar]')

    await runs('biome', 'ci', ...created)
    const guards = ['endpoints', 'contract', 'import-fence', 'web-source'].map(
      (name) => `guards/${name}.test`,
    )
    const projects = ['guards', 'web', 'unit'].flatMap((name) => ['--project', name])
    const tests = ['app/routes.test', 'radar.test', 'src/contract.test']
    await Promise.all([runs('tsc', '-b'), runs('vitest', 'run', ...projects, ...guards, ...tests)])
  },
  timeoutMs,
)

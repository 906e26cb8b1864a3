import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StopError } from '../lib/stop-error.ts'
import { after, atEndOf, before } from './edits.ts'
import { namings, type Plan } from './plan.ts'

const pathsFile = 'contract/src/site/paths.ts'

/**
 * A screen with a head and a part of its feature: route, address, tests, and its place among the screens whose pictures are
 * taken and whose accessibility is checked.
 * @throws StopError for a domain without a feature, a name that is none, or one that is taken
 */
export function planScreen(root: string, domain: string, name: string): Plan {
  const room = ['features', 'kinds'].find((each) => existsSync(join(root, 'web/src', each, domain)))
  if (!/^[a-z-]+$/.test(domain) || room === undefined)
    throw new StopError(`There is no feature or kind “${domain}” in web/src.`)
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new StopError(`“${name}” is no name of a screen; they look like view-events.`)
  const { title, camel, pascal, kebab } = namings(name)
  const path = `/${name.replaceAll('-', '_')}`
  const pathsSource = readFileSync(join(root, pathsFile), 'utf8')
  if (pathsSource.includes(`'${path}'`) || new RegExp(`^ +${camel}:`, 'm').test(pathsSource))
    throw new StopError(`There is a screen at “${path}” already.`)

  return {
    create: {
      [`web/src/${room}/${domain}/${kebab}-welcome.tsx`]: `import { brand } from '@dlm/contract/brand/brand'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { buttonClass } from '../../ui/button.tsx'

/** Welcomes a visitor, and links to the next screen. */
export function ${pascal}Welcome() {
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-soft">Good to have you at {brand.product}.</p>
      <Link to={paths.explore} className={buttonClass('primary')}>
        Explore
      </Link>
    </div>
  )
}
`,
      [`web/src/screens/${kebab}.tsx`]: `import { ${pascal}Welcome } from '../${room}/${domain}/${kebab}-welcome.tsx'
import { PageHeader } from '../page/page-header.tsx'
import { Title } from '../page/title.tsx'
import { paths } from '../lib/paths.ts'

/** ${title}: a welcome, and the way to explore the portal. */
export default function ${pascal}() {
  return (
    <div className="mx-auto max-w-text px-4 sm:px-6">
      <Title>${title}</Title>
      <PageHeader title="${title}" back={{ to: paths.home, label: 'Home' }} />
      <${pascal}Welcome />
    </div>
  )
}
`,
      [`web/src/screens/${kebab}.test.tsx`]: `import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import ${pascal} from './${kebab}.tsx'

it('welcomes, leads on to explore and back home', async () => {
  const { user, address } = renderScreen(<${pascal} />, '${path}')
  expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/home')
  await user.click(screen.getByRole('link', { name: 'Explore' }))
  expect(address()).toBe('/explore')
})
`,
    },
    change: {
      [pathsFile]: atEndOf('export const paths', `  ${camel}: '${path}',`),
      'web/src/app/routes.ts': before(
        "  '*': lazyComponent",
        `  [paths.${camel}]: lazyComponent(() => import('../screens/${kebab}.tsx')),`,
      ),
      'web/src/app/routes.test.ts': after('const added: readonly string[] = [', `'${path}', `),
      'scripts/lib/screens.ts': before("  { name: 'not-found',", `  { name: '${kebab}', path: '${path}' },`),
    },
  }
}

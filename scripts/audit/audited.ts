import { screens } from '../lib/screens.ts'

/** The public entry screens, by their names in lib/screens.ts: each has to meet the budgets. */
const audited = [
  ...['landing', 'home', 'explore', 'news-area', 'read-news', 'view-products', 'services', 'view-albums'],
  'view-events',
]

/** The addresses of the audited screens, with a query where one has to name an entry. */
export const auditedPaths: readonly string[] = screens.flatMap(({ name, path }) =>
  audited.includes(name) ? [path] : [],
)

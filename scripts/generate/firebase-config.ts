import { kinds, kindsWith } from '@dlm/contract/kinds/kinds'
import { sharedPicturesPath, sitemapPath, webAppManifestPath } from '@dlm/contract/site/paths'
import { readableFolders } from '@dlm/contract/site/readable-folders'
import { serverRenderedPaths } from '@dlm/contract/site/screens'
import { type FirebaseConfig, type Rewrite, readFirebaseConfig } from '../lib/firebase-config.ts'

/** Addresses of the function `pages`. */
const pages = [
  ...serverRenderedPaths,
  ...kindsWith('feed').map((kind) => kinds[kind].feed),
  ...kindsWith('calendar').map((kind) => kinds[kind].calendar),
  ...[sitemapPath, webAppManifestPath],
]
/** First parts of addresses below which it has one document for each name, and those that have folders in them. */
const flat = [...readableFolders, 'accent']
const deep = ['logo', sharedPicturesPath.slice(1)]

/** What says itself how long it may be cached, besides that: a backup, and what is below these. */
const others = { paths: ['/backup'], folders: ['api', 'assets', 'locked', 'originals', 'room_files'] }

const toPages = (source: string) => ({
  ...{ source, function: { functionId: 'pages', region: 'us-central1', pinTag: true } },
})

const isPages = (rewrite: Rewrite) => rewrite.function?.functionId === 'pages'

const uncached = (source: string) => ({
  ...{ source, headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
})

const isUncached = ({ source }: { source: string }) => source.startsWith('/!(')

/** firebase.json with the addresses that follow from the code; whatever else is in it stays as it is. */
export function firebaseConfig(): FirebaseConfig {
  const config = readFirebaseConfig()
  const { rewrites, headers } = config.hosting
  const first = rewrites.findIndex(isPages)
  const at = headers.findIndex(isUncached)
  const paths = [...pages, ...others.paths].map((path) => path.slice(1))
  return {
    ...config,
    hosting: {
      ...config.hosting,
      rewrites: [
        ...rewrites.slice(0, first),
        ...pages.map(toPages),
        ...flat.map((folder) => toPages(`/${folder}/*`)),
        ...deep.map((folder) => toPages(`/${folder}/**`)),
        ...rewrites.slice(first).filter((rewrite) => !isPages(rewrite)),
      ],
      headers: [
        ...headers.slice(0, at),
        uncached(`/!(${paths.join('|')})`),
        uncached(`/!(${[...flat, ...deep, ...others.folders].join('|')})/**`),
        ...headers.slice(at).filter((header) => !isUncached(header)),
      ],
    },
  }
}

import type { ComponentType } from 'react'
import type { LoaderFunction, RouteObject } from 'react-router'
import { paths } from '../lib/paths.ts'
import { ScreenError } from './screen-error.tsx'
import { Shell } from './shell.tsx'

/** A route module: the screen, and a loader that starts its reads while the code is still on its way. */
interface ScreenModule {
  default: ComponentType
  loader?: LoaderFunction
}

function screen(path: string, load: () => Promise<ScreenModule>): RouteObject {
  return {
    path,
    lazy: async () => {
      const { default: Component, loader } = await load()
      return { Component, ...(loader && { loader }) }
    },
  }
}

/** Screens a later release brings. They say so until then; a guard test keeps this list from being forgotten. */
export const comingPaths = [
  paths.verify,
  paths.products,
  paths.rate,
  paths.media,
  paths.profile,
  paths.events,
  paths.viewProducts,
  paths.terms,
  paths.verifyKey,
  paths.services,
  paths.getStart,
  paths.downloadZip,
  paths.viewAlbums,
  paths.forgotPassword,
  paths.forgotAdminPassword,
  paths.downloadMedia,
  paths.viewEvents,
  paths.sonata,
  paths.adminDashboard,
  paths.explore,
  paths.viewSuccess,
  paths.makeId,
  paths.purchaseProducts,
] as const

/** The route table (SPEC §2): every screen lazy, all within the shell. */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    HydrateFallback: Blank,
    children: [
      {
        ErrorBoundary: ScreenError,
        children: [
          screen(paths.landing, () => import('../screens/landing.tsx')),
          screen(paths.home, () => import('../screens/home.tsx')),
          screen(paths.newsArea, () => import('../screens/news-area.tsx')),
          screen(paths.readNews, () => import('../screens/read-news.tsx')),
          ...comingPaths.map((path) => screen(path, () => import('../screens/coming.tsx'))),
          screen('*', () => import('../screens/not-found.tsx')),
        ],
      },
    ],
  },
]

/** Shown for the moment the first screen's code takes; the background is already the theme's. */
function Blank() {
  return null
}

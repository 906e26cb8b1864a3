import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useHasZip } from '../features/media/zip/zip-presence.ts'
import { lazyComponent } from '../lib/code/lazy-component.ts'
import { lazyModule } from '../lib/code/lazy-module.ts'

/** Each in a chunk of its own: the lists need no rows of photos, and an album needs no tabs. */
const Browser = lazyComponent(async () => {
  const { MediaBrowser } = await import('../features/media/media-browser.tsx')
  return { default: MediaBrowser }
})
const Album = lazyComponent(async () => {
  const { AlbumScreen } = await import('../features/media/albums/album-screen.tsx')
  return { default: AlbumScreen }
})
const zip = lazyModule('zip-link', () => import('../features/media/zip/zip-link.tsx'))

/** The media browser (SPEC §2): photos, videos and audios in tabs; `?album=` opens one album. */
export default function ViewAlbums() {
  const [parameters] = useSearchParams()
  // No visitor asked for it: a failure is not reported, and it is fetched again with the connection.
  const { data: code } = useQuery({ ...zip, enabled: useHasZip() })
  return (
    <>
      {parameters.get('album') ? <Album /> : <Browser />}
      {code && <code.ZipLink />}
    </>
  )
}

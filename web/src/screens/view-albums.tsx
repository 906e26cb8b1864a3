import { useSearchParams } from 'react-router'
import { MediaBrowser } from '../features/media/media-browser.tsx'
import { useHasZip } from '../features/media/zip/zip-presence.ts'
import { lazyModule, useLazyModule } from '../lib/lazy-module.ts'
import { LazyScreen, screenLoader } from '../lib/lazy-screen.tsx'

/** In a chunk of its own: who looks at the lists needs no rows of photos. */
const album = screenLoader(async () => {
  const { AlbumScreen } = await import('../features/media/albums/album-screen.tsx')
  return { default: AlbumScreen }
})
const zip = lazyModule('zip-link', () => import('../features/media/zip/zip-link.tsx'))

/** The media browser (SPEC §2): photos, videos and audios in tabs; `?album=` opens one album. */
export default function ViewAlbums() {
  const [parameters] = useSearchParams()
  const code = useLazyModule(zip, useHasZip())
  return (
    <>
      {parameters.get('album') ? <LazyScreen load={album} /> : <MediaBrowser />}
      {code && <code.ZipLink />}
    </>
  )
}

import { useSearchParams } from 'react-router'
import { MediaBrowser } from '../features/media/media-browser.tsx'
import { ZipLink } from '../features/media/zip/zip-link.tsx'
import { LazyScreen, screenLoader } from '../lib/lazy-screen.tsx'

/** In a chunk of its own: who looks at the lists needs no rows of photos. */
const album = screenLoader(async () => {
  const { AlbumScreen } = await import('../features/media/albums/album-screen.tsx')
  return { default: AlbumScreen }
})

/** The media browser (SPEC §2): photos, videos and audios in tabs; `?album=` opens one album. */
export default function ViewAlbums() {
  const [parameters] = useSearchParams()
  return (
    <>
      {parameters.get('album') ? <LazyScreen load={album} /> : <MediaBrowser />}
      <ZipLink />
    </>
  )
}

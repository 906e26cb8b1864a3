import { prose } from '@dlm/contract/brand/prose'
import { mediaScreenTexts } from '@dlm/contract/media/media-screens.texts'
import { mediaStartTexts } from '@dlm/contract/media/media-start.texts'
import { isOffered } from '@dlm/contract/site/offered'
import Clapperboard from 'lucide-react/icons/clapperboard'
import Download from 'lucide-react/icons/download'
import FolderArchive from 'lucide-react/icons/folder-archive'
import Headphones from 'lucide-react/icons/headphones'
import Images from 'lucide-react/icons/images'
import { LatestAlbums } from '../features/media/albums/latest-albums.tsx'
import { MediaLink } from '../features/media/media-link.tsx'
import { mediaTabPath, paths } from '../lib/paths.ts'
import { PageHeader } from '../page/page-header.tsx'
import { Title } from '../page/title.tsx'

const links = [
  {
    to: mediaTabPath('photo'),
    icon: Images,
    title: mediaScreenTexts.albums,
    text: mediaStartTexts.albumsHint,
    isMain: true,
  },
  {
    to: mediaTabPath('video'),
    icon: Clapperboard,
    title: mediaScreenTexts.videos,
    text: mediaStartTexts.videosHint,
    isMain: true,
  },
  {
    to: mediaTabPath('audio'),
    icon: Headphones,
    title: mediaScreenTexts.audio,
    text: mediaStartTexts.audioHint,
    isMain: true,
  },
  {
    to: paths.downloadMedia,
    icon: Download,
    title: mediaStartTexts.download,
    text: mediaStartTexts.downloadHint,
    isMain: false,
  },
  {
    to: paths.downloadZip,
    icon: FolderArchive,
    title: mediaStartTexts.zip,
    text: mediaStartTexts.zipHint,
    isMain: false,
  },
] as const

/** The way into the media: photos, videos, audios, downloads, and the newest albums (SPEC §2). */
export default function Media() {
  const offered = links.filter(({ to }) => isOffered(to))
  const main = offered.filter(({ isMain }) => isMain).length
  const columns = main === 1 ? 'col-span-full' : main === 2 ? 'col-span-3' : 'col-span-2'
  return (
    <div className="media-width">
      <Title>{mediaScreenTexts.media}</Title>
      <PageHeader title={mediaScreenTexts.media} intro={prose.mediaIntro} />
      <nav aria-label={mediaScreenTexts.media} className="grid grid-cols-6 gap-3 pb-12 min-[820px]:gap-5">
        {offered.map((link) => (
          <MediaLink key={link.to} {...link} columns={columns} />
        ))}
      </nav>
      {isOffered(mediaTabPath('photo')) && <LatestAlbums />}
    </div>
  )
}

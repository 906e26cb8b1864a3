import { prose } from '@dlm/contract/brand/prose'
import Clapperboard from 'lucide-react/icons/clapperboard'
import Download from 'lucide-react/icons/download'
import FolderArchive from 'lucide-react/icons/folder-archive'
import Headphones from 'lucide-react/icons/headphones'
import Images from 'lucide-react/icons/images'
import { LatestAlbums } from '../features/media/albums/latest-albums.tsx'
import { MediaLink } from '../features/media/media-link.tsx'
import { PageHeader } from '../features/site/page-header.tsx'
import { Title } from '../features/site/title.tsx'
import { mediaTabPath, paths } from '../lib/paths.ts'

const links = [
  { to: mediaTabPath('photo'), icon: Images, title: 'Albums', text: 'Photographs, by album' },
  { to: mediaTabPath('video'), icon: Clapperboard, title: 'Videos', text: 'Short films to watch here' },
  { to: mediaTabPath('audio'), icon: Headphones, title: 'Audio', text: 'Pieces to listen to' },
  { to: paths.downloadMedia, icon: Download, title: 'Download', text: 'A file, by its link or QR code' },
  { to: paths.downloadZip, icon: FolderArchive, title: 'Zip', text: 'Several files in one' },
] as const

/** The way into the media: photos, videos, audios, downloads, and the newest albums (SPEC §2). */
export default function Media() {
  return (
    <div className="page-width">
      <Title>Media</Title>
      <PageHeader title="Media" intro={prose.mediaIntro} />
      <nav aria-label="Media" className="grid grid-cols-6 gap-3 pb-12 min-[820px]:gap-5">
        {links.map((link, at) => (
          <MediaLink key={link.to} {...link} isMain={at < 3} />
        ))}
      </nav>
      <LatestAlbums />
    </div>
  )
}

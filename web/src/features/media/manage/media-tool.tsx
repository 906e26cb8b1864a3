import { manageMediaTexts } from '@dlm/contract/media/manage-media.texts'
import { isOffered } from '@dlm/contract/site/offered'
import Clapperboard from 'lucide-react/icons/clapperboard'
import Headphones from 'lucide-react/icons/headphones'
import Images from 'lucide-react/icons/images'
import { useNavigate, useSearchParams } from 'react-router'
import { lazyComponent } from '../../../lib/code/lazy-component.ts'
import { dashboardToolPath } from '../../../lib/dashboard-tools.ts'
import { mediaTabPath } from '../../../lib/paths.ts'
import { Tabs } from '../../../ui/tabs.tsx'
import { AlbumTool } from './album-tool.tsx'
import { PhotoTool } from './photo-tool.tsx'
import { RecordingTool } from './recording-tool.tsx'

const DescribeSheet = lazyComponent(async () => ({
  default: (await import('./describe-sheet.tsx')).DescribeSheet,
}))

const ArrangeSheet = lazyComponent(async () => ({
  default: (await import('./arrange-sheet.tsx')).ArrangeSheet,
}))

/** What shows the photos of an album, by the parameter `sheet`. */
function photosOf(sheet: string | null) {
  if (sheet === null) return PhotoTool
  return sheet === 'arrange' ? ArrangeSheet : DescribeSheet
}

const tabs = [
  { id: 'photo', label: manageMediaTexts.photo, icon: Images },
  { id: 'video', label: manageMediaTexts.video, icon: Clapperboard },
  { id: 'audio', label: manageMediaTexts.audio, icon: Headphones },
] as const

/** Add Media (SPEC §2): albums with their photos, videos and audios, each in a tab; the selected tab is in the URL. */
export function MediaTool({ adid }: { adid: string }) {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const offered = tabs.filter(({ id }) => isOffered(mediaTabPath(id)))
  const [first] = offered
  const selected = offered.find(({ id }) => id === parameters.get('tab'))?.id ?? first?.id ?? 'photo'
  const album = parameters.get('album')
  const sheet = parameters.get('sheet')
  const Photos = photosOf(sheet)
  // A sheet is one task: nothing leads elsewhere but the way back.
  if (album !== null && sheet !== null) return <Photos key={album} adid={adid} fid={album} />
  return (
    <Tabs
      label={manageMediaTexts.title}
      tabs={offered}
      selected={selected}
      onSelect={(tab) => navigate(dashboardToolPath(adid, 'media', { tab }))}
    >
      <div className="pt-6">
        {selected === 'photo' && album === null && <AlbumTool adid={adid} />}
        {selected === 'photo' && album !== null && <Photos key={album} adid={adid} fid={album} />}
        {selected !== 'photo' && <RecordingTool key={selected} adid={adid} kind={selected} />}
      </div>
    </Tabs>
  )
}

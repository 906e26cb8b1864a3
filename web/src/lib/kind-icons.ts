import type { ContentKind } from '@dlm/contract/kinds/kinds'
import type { LucideIcon } from 'lucide-react'
import AudioLines from 'lucide-react/icons/audio-lines'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Clapperboard from 'lucide-react/icons/clapperboard'
import ConciergeBell from 'lucide-react/icons/concierge-bell'
import Image from 'lucide-react/icons/image'
import Images from 'lucide-react/icons/images'
import Newspaper from 'lucide-react/icons/newspaper'
import Package from 'lucide-react/icons/package'

/** The icon of each kind, in the search and on the dashboard. */
export const kindIcons: Readonly<Record<ContentKind, LucideIcon>> = {
  news: Newspaper,
  event: CalendarDays,
  product: Package,
  service: ConciergeBell,
  album: Images,
  photo: Image,
  video: Clapperboard,
  audio: AudioLines,
}

import { editors } from '../roles.ts'
import { paths } from '../site/paths.ts'
import type { Kind } from './kind.ts'

export const video = {
  one: 'video',
  many: 'videos',
  title: 'Videos',
  collection: 'videos',
  area: 'videos',
  list: { path: `${paths.viewAlbums}?tab=video`, under: paths.media },
  address: `${paths.viewAlbums}?tab=video&id=`,
  readable: 'videos',
  tool: 'media',
  roles: editors,
  calls: { add: 'add_videos', delete: 'delete_video' },
  notFound: 'media-not-found',
  reads: ['get_all_videos', 'get_latest_media', 'photos_all'],
  hasDrafts: false,
  hasText: false,
  hasTags: true,
  figures: ['downloads'],
  isHighlighted: true,
} as const satisfies Kind

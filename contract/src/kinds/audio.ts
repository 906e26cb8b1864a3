import { editors } from '../roles.ts'
import { paths } from '../site/paths.ts'
import type { Kind } from './kind.ts'

export const audio = {
  one: 'audio',
  many: 'audios',
  title: 'Audio',
  collection: 'audios',
  area: 'audio',
  list: { path: `${paths.viewAlbums}?tab=audio`, under: paths.media },
  address: `${paths.viewAlbums}?tab=audio&id=`,
  readable: 'audio',
  tool: 'media',
  roles: editors,
  calls: { add: 'add_audios', delete: 'delete_audio' },
  notFound: 'media-not-found',
  reads: ['get_all_audios', 'get_latest_media', 'photos_all'],
  hasDrafts: false,
  hasText: false,
  hasTags: true,
  figures: ['downloads'],
  isHighlighted: true,
} as const satisfies Kind

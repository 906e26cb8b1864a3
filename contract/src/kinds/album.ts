import { editors } from '../roles.ts'
import { paths } from '../site/paths.ts'
import type { Kind } from './kind.ts'

export const album = {
  one: 'album',
  many: 'albums',
  title: 'Albums',
  collection: 'albums',
  area: 'albums',
  areaTitle: 'Photo albums',
  list: { path: paths.viewAlbums, under: paths.media },
  address: `${paths.viewAlbums}?album=`,
  readable: 'albums',
  tool: 'media',
  roles: editors,
  calls: { add: 'add_album', delete: 'delete_album' },
  notFound: 'album-not-found',
  reads: ['get_all_albums', 'get_latest_media', 'photos_all'],
  hasDrafts: false,
  hasText: false,
  hasTags: true,
  figures: [],
  isHighlighted: true,
} as const satisfies Kind

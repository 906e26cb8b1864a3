import type { roomExportsEndpoints } from '@dlm/contract/rooms/room-exports.endpoints'
import type { Writes } from './prepare.ts'

export const roomExportsWrites: Writes<typeof roomExportsEndpoints> = {
  export_room_choices: 'reads',
  export_room_comments: 'reads',
}

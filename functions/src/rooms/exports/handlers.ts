import { export_room_choices } from './export-choices.ts'
import { export_room_comments } from './export-comments.ts'

/** Handlers of what the studio takes along of a client room. */
export const roomExportsHandlers = { export_room_choices, export_room_comments }

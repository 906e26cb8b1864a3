import { plural } from '../format/plural.ts'

/** The texts with which clients and the studio comment on the pieces of a room. */
export const commentTexts = {
  /** The heading of their panel. @param count with replies */
  title: (count: number) => (count === 0 ? 'Comments' : plural(count, 'comment')),
  /** The button that opens it. */
  open: (count: number) => (count === 0 ? 'Comments' : `Comments: ${count}`),
  close: 'Close comments',
  none: 'No comments yet',
  noneOnPhoto: 'Tap the photo to point at something, and write what you think of it.',
  noneOnFilm: 'Stop at a picture and write what you think of it.',
  noneOnSound: 'Stop at a moment and write what you think of it.',
  loading: 'Loading comments',
  studio: 'Studio',
  /** Whose link was revoked. */
  formerClient: 'A client',
  deleted: 'This comment was deleted.',
  edited: 'edited',
  resolvedBy: (name: string) => `Resolved by ${name}`,
  resolve: 'Resolve',
  reopen: 'Open again',
  reply: 'Reply',
  edit: 'Edit',
  remove: 'Delete',
  removed: 'Comment deleted.',
  undo: 'Undo',
  moreFor: (name: string) => `More for the comment of ${name}`,
  /** @param number of the comment, as its pin has it */
  pin: (number: number, name: string) => `Comment ${number} of ${name}`,
  at: (time: string) => `at ${time}`,
  text: 'Your comment',
  /** A moment of a film or a sound. @param frame from 0; undefined where the rate of the film is unknown */
  moment: (time: string, frame?: number) => (frame === undefined ? time : `${time}, frame ${frame}`),
  /** @param moment such as `0:12` or `0:03, frame 73` */
  commentAt: (moment: string) => `Comment at ${moment}`,
  onAll: 'Comment on all of it',
  atMoment: (moment: string) => `At ${moment}`,
  moveTo: (moment: string) => `Move to ${moment}`,
  frameBack: 'One frame back',
  frameOn: 'One frame on',
  mute: 'Mute',
  fullScreen: 'Full screen',
  filmKeys: 'Space plays, arrows move by 5 seconds, comma and full stop by a frame.',
  unresolved: (count: number) => (count === 1 ? '1 open comment' : `${count} open comments`),
  replyText: 'Your reply',
  newText: 'Changed comment',
  hint: 'Write @studio to get our attention.',
  /** The signs that the studio is addressed by. */
  mention: '@studio',
  send: 'Send',
  sending: 'Sending…',
  save: 'Save',
  cancel: 'Cancel',
  stays: 'Your text is still here.',
  draw: 'Draw',
  stopDrawing: 'Done drawing',
  undoLine: 'Remove the last line',
  drawing: 'Drawing area. Draw with a finger, a pen or the mouse.',
  setPoint: 'Point at the photo',
  removePoint: 'Remove the point',
  movePoint: (across: number, down: number) =>
    `Point, ${across} percent from the left, ${down} percent from the top. Move it with the arrow keys.`,
  state: 'State of this piece',
  states: { open: 'Open', changes: 'Changes wanted', approved: 'Approved' },
  /** @param when a day or a time */
  decided: (name: string, when: string) => `${name}, ${when}`,
} as const

import { quotas } from '../limits.ts'

/** What those read whose comment is refused. */
export const commentRules = {
  text: 'Write your comment.',
  anchor: 'A photo is commented on at a point, a film or a sound at a moment.',
  reply: 'A reply has no place and no drawing of its own.',
  drawing: 'A sound cannot be drawn on.',
  otherId: 'Another comment has this id.',
  strokes: `A drawing can have ${quotas.commentStrokes} lines.`,
  stroke: 'A line is too long. Draw it in several.',
  pieceFull: `There are already ${quotas.pieceComments} comments here. Delete some of yours first.`,
} as const

import * as z from 'zod'
import { ById, Done, oneOf, pageOf } from '../common.schema.ts'
import { endpoint, listCache } from '../endpoint.ts'
import { supporters } from '../roles.ts'
import {
  AllQuestions,
  maxSavedReplies,
  NewQuestion,
  NewReply,
  OwnQuestions,
  Question,
  RepliesOf,
  Reply,
  SavedReply,
} from './questions.schema.ts'

/** The calls of questions and replies (SPEC §7). */
export const questionsEndpoints = {
  get_qa: endpoint({
    access: 'member',
    effect: 'read',
    areas: ['questions'],
    input: OwnQuestions,
    own: { id: 'uid' },
    output: pageOf(Question),
  }),
  /**
   * POST asks, under the account's name; the name of another account is `not-allowed`. GET with `id`, which SPEC §7 documents under the same name, reads one's own questions: that is `get_qa`,
   * so a GET is that call. One input for both would make every field optional and lose the rules of the form.
   */
  qa: endpoint({
    access: 'member',
    effect: 'write',
    areas: ['questions'],
    limits: ['questions'],
    input: NewQuestion,
    own: { uid: 'uid' },
    output: oneOf(Question),
    getAs: 'get_qa',
  }),
  get_reply: endpoint({
    access: 'public',
    areas: ['questions'],
    input: RepliesOf,
    output: pageOf(Reply),
    cache: listCache,
  }),
  /** Deletes the caller's own question with its replies; that of another user is `not-allowed`. */
  qa_delete: endpoint({
    access: 'member',
    effect: 'write',
    areas: ['questions'],
    input: ById,
    output: Done,
    errors: ['question-not-found'],
  }),
  /**
   * Deletes a reply: SPEC §7 lists it among the asker's calls, so to a question of the caller's own. An admin with a live
   * admin session may delete any; other callers are `not-allowed`.
   */
  ans_delete: endpoint({
    access: 'member',
    roles: supporters,
    effect: 'write',
    areas: ['questions'],
    input: ById,
    output: Done,
    errors: ['reply-not-found'],
  }),
  /** The public questions: what an admin answered or released. `unanswered` is for admins; others are `not-allowed`. */
  get_faqs: endpoint({
    access: 'public',
    roles: supporters,
    areas: ['questions'],
    input: AllQuestions,
    output: pageOf(Question),
    cache: listCache,
  }),
  ans_qa: endpoint({
    access: 'admin',
    roles: supporters,
    input: NewReply,
    output: oneOf(Reply),
    errors: ['question-not-found'],
  }),
  /** Makes a question public that has no reply yet. Ours, as the next one. */
  release_question: endpoint({
    access: 'admin',
    roles: supporters,
    input: ById,
    output: Done,
    errors: ['question-not-found'],
  }),
  /** The saved replies, by their names. */
  get_saved_replies: endpoint({
    access: 'admin',
    roles: supporters,
    input: z.object({}),
    output: z.object({ data: z.array(SavedReply).max(maxSavedReplies) }),
  }),
  /** Saves a reply under the id that the browser made, or changes the one that is saved under it. */
  save_reply: endpoint({
    access: 'admin',
    roles: supporters,
    input: SavedReply,
    output: Done,
    errors: ['too-many-saved-replies'],
  }),
  delete_saved_reply: endpoint({
    access: 'admin',
    roles: supporters,
    input: ById,
    output: Done,
    errors: ['saved-reply-not-found'],
  }),
  /** Moves any user's question to the recycle bin. */
  delete_question: endpoint({
    access: 'admin',
    roles: supporters,
    input: ById,
    output: Done,
    errors: ['question-not-found'],
  }),
} as const

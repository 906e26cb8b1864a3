import { brand } from '../brand/brand.ts'
import { leadingZero } from '../format/leading-zero.ts'
import { plural } from '../format/plural.ts'

/** The frame of the dashboard, and its start: tasks, tools, uploads, commands. */
export const deskTexts = {
  usage: 'Usage this month',
  usageHint: 'How much of your monthly limits the portal has used.',
  newAlbum: 'New album',
  uploadVideos: 'Upload videos',
  uploadAudio: 'Upload audio',
  dashboard: 'Dashboard',
  recycleBin: 'Recycle bin',
  settings: 'Settings',
  auditLog: 'Audit log',
  allTools: 'All tools',
  signOut: 'Sign out of the dashboard',
  nothingToDo: 'You’re all caught up.',
  toDo: 'To do',
  tools: 'Tools',
  activity: 'Activity',
  activityHint: 'The last 30 days. Anonymous totals, no tracking.',
  toDoCount: 'to do',
  addMedia: 'Add Media',
  replyFaqs: 'Reply FAQs',
  sonataLogs: 'Sonata Logs',
  secondFactor: 'Second factor',
  uploadWaiting: 'An upload needs your attention',
  uploads: 'Uploads',
  show: 'Show',
  search: (all: string) => `Search the ${all}`,
  newEntry: (one: string) => `New ${one}`,
  accountsMatching: (search: string) => `Accounts matching “${search}”`,
  keyRequestsMatching: (search: string) => `Key requests matching “${search}”`,
  addKind: (title: string) => `Add ${title}`,
  get users() {
    return `${brand.product} Users`
  },
  files: (count: number) => plural(count, 'file'),
  accounts: (count: number) => plural(count, 'account'),
  toAnswer: (count: number) => `${leadingZero(count)} to answer`,
  notPayed: (count: number) => `${leadingZero(count)} not payed`,
  adding: (files: number) => `Adding ${plural(files, 'file')}`,
  uploading: (uploaded: number, files: number) =>
    `Uploading ${leadingZero(uploaded)} of ${plural(files, 'file')}`,
  /** The tasks below “To do”: the title of each, and what helps with it. */
  needs: {
    oldest: (ago: string) => `The oldest is from ${ago}.`,
    costs: (percent: number) => `${percent}% of a monthly limit reached`,
    costsHint: 'See “Usage this month” below.',
    questions: (count: number) => `${plural(count, 'question')} without a reply`,
    keys: (count: number) => `${plural(count, 'key request')} not payed`,
    mails: (count: number) => `${plural(count, 'e-mail')} not sent`,
    mailsHint: 'Refused by the mail provider. Open the entry to try again.',
    photos: (count: number) => plural(count, 'unreadable photo'),
    photosHint: 'Try again, or upload the photo again.',
    drafts: (count: number) => `${plural(count, 'draft')} to publish`,
    noTime: 'No publication time set.',
    nextDraft: (moment: string) => `Next: ${moment}.`,
    alts: (count: number) => `${plural(count, 'photo')} without alt text`,
    altsHint: 'Alt text is for people who can’t see the photo.',
  },
} as const

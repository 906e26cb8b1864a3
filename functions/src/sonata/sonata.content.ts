import { binned } from '../content/content.ts'
import { SonataRequestDoc, searchableSonataRequest } from './sonata-request.doc.ts'

/** The key requests, for the dashboard's bin. */
export const sonataContent = binned({
  kind: 'sonata',
  collection: 'sonata',
  deletedBy: 'req_del_sonata',
  notFound: 'sonata-not-found',
  schema: SonataRequestDoc,
  nameOf: ({ transaction, email }) => `${transaction} (${email})`,
  loggedName: ({ transaction }) => transaction,
  searchable: searchableSonataRequest,
  purge: async () => undefined,
})

/** Accounts of a store that get mails about its ads. */
export { listRecipients as listStoreRecipients } from './queries/ad.queries.ts'

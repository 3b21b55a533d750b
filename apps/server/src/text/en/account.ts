import type { TranslationOf } from '@lumiroute/contract/text'
import type { account as zhTW } from '../zh-TW/account.ts'

export const account: TranslationOf<typeof zhTW> = {
  created: 'Account “{name}” created',
  createdWithInvitation: 'Account “{name}” created. {invitation}',
  updated: 'Account “{name}” saved',
  updatedWithInvitation: 'Account “{name}” saved. {invitation}',
  deleted: 'Account “{name}” deleted',
  deletedSeveral: '{count} {count:account|accounts} deleted',
  invitationMailed: 'A link to set the password was sent to {email}',
  invitationInOutbox: 'The mail with the password link is in the server’s outbox',
  nameTaken: 'This account name is taken',
  storeNotFound: 'Store not found',
  hasFirstAdmin: 'Store “{store}” already has its first administrator',
  disablesSelf: 'You cannot disable the account you are signed in with',
  disablesLast: 'A store needs at least one enabled account',
  deletesSelf: 'You cannot delete the account you are signed in with',
  deletesLast: 'You cannot delete the store’s last enabled account',
}

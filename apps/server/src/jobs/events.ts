/** Events that actions publish inside their transaction. Payloads contain ids, never tokens or passwords. */
export type Events = {
  'password.forgotten': { email: string }
  'password.changed': { accountId: number }
  'email.verificationRequested': { accountId: number }
  'email.changeRequested': { accountId: number; isOwn: boolean }
  'account.invited': { accountId: number }
  'secondFactor.changed': {
    accountId: number
    change:
      | 'totpAdded'
      | 'totpRemoved'
      | 'passkeyAdded'
      | 'passkeyRemoved'
      | 'recoveryCodesReplaced'
      | 'recoveryCodeUsed'
      | 'reset'
  }
  'ad.submitted': { adId: number }
  'ad.approved': { adId: number }
  'ad.rejected': { adId: number }
  'ad.withdrawn': { adId: number }
  'ad.notStarted': { recordIds: number[] }
  'makeGood.decided': { makeGoodId: number }
  'device.silent': { deviceIds: number[] }
  'member.followed': { storeId: number; memberIds: number[] }
  'member.met': { storeId: number; memberIds: number[] }
  'message.due': { messageId: number }
  'pointCard.expiring': { memberCardId: number; retryKey: string }
  'stream.reported': { recordId: number }
  'record.reported': { recordId: number }
  'log.checkRequested': Record<string, never>
  'log.broken': Record<string, never>
  'log.mailDue': { accountIds: number[] }
}
export type EventName = keyof Events

import type { ErrorCode } from '@lumiroute/contract'
import type { TextKey } from '../../text/text.ts'

/** The error code on the wire for each refusal of this area. */
export const platformRefusals = {
  'http.prefetchRefused': 'FORBIDDEN',
  'account.storeNotFound': 'NOT_FOUND',
  'account.hasFirstAdmin': 'CONFLICT',
  'account.deletesSelf': 'CONFLICT',
  'account.deletesLast': 'CONFLICT',
  'account.roleRefused': 'FORBIDDEN',
  'account.firstIsProtected': 'FORBIDDEN',
  'session.disabled': 'FORBIDDEN',
  'session.signupClosed': 'FORBIDDEN',
  'session.tooManyFailures': 'RATE_LIMITED',
  'store.platformStays': 'CONFLICT',
  'store.hasRows': 'CONFLICT',
  'store.hasData': 'CONFLICT',
  'storeQuota.platformHasNone': 'CONFLICT',
  'storeQuota.storageFull': 'QUOTA_EXCEEDED',
  'storeQuota.membersFull': 'QUOTA_EXCEEDED',
  'storeQuota.productsFull': 'QUOTA_EXCEEDED',
  'file.imageUploadsOnly': 'UNSUPPORTED_MEDIA',
  'thirdParty.alreadySet': 'CONFLICT',
  'thirdParty.notSet': 'NOT_FOUND',
} as const satisfies Partial<Record<TextKey, ErrorCode>>

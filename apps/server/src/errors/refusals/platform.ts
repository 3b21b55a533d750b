import type { ErrorCode } from '@lumiroute/contract'
import type { TextKey } from '../../text/text.ts'

/** The error code on the wire for each refusal of this area. */
export const platformRefusals = {
  'http.prefetchRefused': 'FORBIDDEN',
  'account.storeNotFound': 'NOT_FOUND',
  'account.hasFirstAdmin': 'CONFLICT',
  'account.deletesSelf': 'CONFLICT',
  'account.deletesLast': 'CONFLICT',
} as const satisfies Partial<Record<TextKey, ErrorCode>>

import type { ErrorCode } from '@lumiroute/contract'
import type { TextKey } from '../../text/text.ts'

/** The error code on the wire for each refusal of this area. */
export const shopRefusals = {
  'category.tooMany': 'CONFLICT',
  'category.twoLevels': 'VALIDATION',
  'category.hasChildren': 'CONFLICT',
  'category.hasProducts': 'CONFLICT',
  'tag.notFound': 'NOT_FOUND',
  'tag.inUse': 'CONFLICT',
  'member.notFound': 'NOT_FOUND',
  'member.erased': 'CONFLICT',
  'member.shopFull': 'QUOTA_EXCEEDED',
  'member.disabled': 'FORBIDDEN',
  'member.shopNotFound': 'NOT_FOUND',
  'member.noLineLogin': 'CONFLICT',
  'member.lineUnavailable': 'UNAVAILABLE',
  'member.lineLoginExpired': 'UNAUTHENTICATED',
  'member.adNotFound': 'NOT_FOUND',
  'member.exportForbidden': 'FORBIDDEN',
  'message.notFound': 'NOT_FOUND',
  'message.notCancelable': 'CONFLICT',
  'message.notDeletable': 'CONFLICT',
  'message.notEditable': 'CONFLICT',
  'message.noChannel': 'CONFLICT',
} as const satisfies Partial<Record<TextKey, ErrorCode>>

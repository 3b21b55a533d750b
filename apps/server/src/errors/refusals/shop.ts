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
} as const satisfies Partial<Record<TextKey, ErrorCode>>

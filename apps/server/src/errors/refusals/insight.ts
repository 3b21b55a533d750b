import type { ErrorCode } from '@lumiroute/contract'
import type { TextKey } from '../../text/text.ts'

/** The error code on the wire for each refusal of this area. */
export const insightRefusals = {
  'overview.databaseUnreachable': 'UNAVAILABLE',
  'report.notApproved': 'CONFLICT',
  'report.busy': 'UNAVAILABLE',
} as const satisfies Partial<Record<TextKey, ErrorCode>>

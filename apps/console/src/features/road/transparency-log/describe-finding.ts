import type { LogFinding } from '@lumiroute/contract/transparency-log'
import type { TFunction } from 'i18next'

/** What is wrong, and where. */
export const describeFinding = (
  t: TFunction,
  { kind, at = 0, recordId = 0, fromSeq = 0, seq = 0 }: LogFinding,
): string => t(`transparencyLog.finding.${kind}`, { at, record: recordId, from: fromSeq, seq })

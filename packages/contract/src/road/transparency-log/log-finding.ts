import { z } from 'zod'

/** What the nightly check of the log can find. */
export const logFindingKinds = [
  'entryMissing',
  'entryChanged',
  'tileChanged',
  'headChanged',
  'keyChanged',
  'chainMissing',
  'chainChanged',
  'rowMissing',
  'rowChanged',
  'rowExtra',
  'signatureInvalid',
] as const

export const LogFinding = z.object({
  kind: z.enum(logFindingKinds),
  /** The index of the entry, or the size of the head. */
  at: z.int().optional(),
  recordId: z.int().optional(),
  /** The row of the record's chain; a changed row is between `fromSeq` and `seq`. */
  fromSeq: z.int().optional(),
  seq: z.int().optional(),
})
export type LogFinding = z.infer<typeof LogFinding>

/** Why a witness did not sign the newest checkpoint. */
export const witnessProblems = [
  'unreachable',
  'refused',
  'unknownLog',
  'ahead',
  'inconsistent',
  'badAnswer',
] as const
export type WitnessProblem = (typeof witnessProblems)[number]

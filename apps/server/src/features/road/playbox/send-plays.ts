import type { InputOf } from '@lumiroute/contract'
import type { sendPlays as endpoint } from '@lumiroute/contract/playbox'
import { type ChainRow, getPlayLine } from '@lumiroute/evidence/chain'
import type { Tx } from '../../../db/db.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { type Text, text } from '../../../text/text.ts'
import { continueChain, refuseChain, type VerifiedPart } from '../chain/continue-chain.ts'
import { saveChainPart } from '../chain/save-chain-part.ts'
import { announceReport } from './announce-report.ts'
import { insertPlays, type PlayRow, signPlays } from './queries/plays.queries.ts'
import { type AllowedTimes, getAllowedTimes, isAllowed, requireOwnRecord } from './require-own-record.ts'

type Input = InputOf<typeof endpoint>
type Play = Input['plays'][number]
type Chain = NonNullable<Input['chain']>

/** Proof of play; the player's id makes each play count once. */
export async function sendPlays({ tx, deps, device, input, onBehalfOf }: Write<typeof endpoint>) {
  const record = await requireOwnRecord(tx, device, input)
  onBehalfOf(record.storeId)
  if (input.plays.length === 0 && !input.chain) throw new AppError('VALIDATION')
  requireValidTimes(getAllowedTimes(record, deps), input.plays)
  const batch = { recordId: record.id, deviceId: device.id, at: deps.now() }
  const { plays, chain } = input
  const stored = chain
    ? await storeSigned(tx, batch, plays, chain)
    : await insertPlays(tx, { ...batch, rows: plays.map(toRow) })
  await announceReport(deps, tx, record.id)
  return { stored, known: plays.length - stored }
}

type Batch = { recordId: number; deviceId: number; at: Date }

async function storeSigned(tx: Tx, batch: Batch, plays: readonly Play[], chain: Chain): Promise<number> {
  const { fingerprint, tombstones, head, signature } = chain
  const rows: ChainRow[] = [
    ...plays.map((play) => ({ seq: play.seq ?? 0, line: getPlayLine(play) })),
    ...tombstones,
  ]
  const part = await continueChain(tx, { ...batch, fingerprint, rows, hash: head.hash, signature })
  if (part.isKnown) return 0
  const isNew = ({ seq = 0 }: { seq?: number | undefined }) => seq > part.after.seq
  const stored = await storeNewPlays(tx, batch, plays.filter(isNew), part)
  const gone = tombstones.filter(isNew)
  await saveChainPart(tx, part, { ...batch, signature, tombstones: gone })
  return stored
}

/** Each play of the part must be stored as signed, or the chain would have a gap. */
async function storeNewPlays(
  tx: Tx,
  batch: Batch,
  plays: readonly Play[],
  { keyId, after }: VerifiedPart,
): Promise<number> {
  const rows = plays.map((play) => ({ ...toRow(play), seq: play.seq as number }))
  if (rows.length === 0) return 0
  const stored = await insertPlays(tx, { ...batch, keyId, rows })
  if (stored === rows.length) return stored
  // The rest was stored unsigned before.
  const signed = await signPlays(tx, { ...batch, keyId, rows })
  if (stored + signed !== rows.length) throw refuseChain('otherContent', after)
  return stored
}

/** Reports every wrong play at once; otherwise a device would resend the batch for each. */
function requireValidTimes(allowed: AllowedTimes, plays: readonly Play[]): void {
  const fields = plays.flatMap(({ startAt, endAt }, index): [string, Text][] => {
    const [start, end] = [Date.parse(startAt), Date.parse(endAt)]
    if (!isAllowed(allowed, start)) return [[`plays.${index}.startAt`, text('playbox.timeOutOfRange')]]
    if (!isAllowed(allowed, end)) return [[`plays.${index}.endAt`, text('playbox.timeOutOfRange')]]
    return end < start ? [[`plays.${index}.endAt`, text('playbox.endsBeforeStart')]] : []
  })
  if (fields.length > 0) throw new AppError('VALIDATION', { fields: Object.fromEntries(fields) })
}

export function toRow(play: Play): PlayRow {
  return {
    id: play.playId,
    material: play.materialId,
    sha256: play.sha256,
    // The signed line has milliseconds; PostgreSQL would keep more digits.
    start: new Date(play.startAt).toISOString(),
    end: new Date(play.endAt).toISOString(),
    planned: play.plannedMs,
    played: play.playedMs,
    ...play.position,
  }
}

import type { InputOf } from '@lumiroute/contract'
import type { sendPlays as endpoint } from '@lumiroute/contract/playbox'
import { AppError } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { type Text, text } from '../../../text/text.ts'
import { announceReport } from './announce-report.ts'
import { insertPlays, type PlayRow } from './queries/plays.queries.ts'
import { type AllowedTimes, getAllowedTimes, isAllowed, requireOwnRecord } from './require-own-record.ts'

type Play = InputOf<typeof endpoint>['plays'][number]

/** Proof of play; the player's id makes each play count once. */
export async function sendPlays({ tx, deps, device, input, onBehalfOf }: Write<typeof endpoint>) {
  const record = await requireOwnRecord(tx, device, input)
  onBehalfOf(record.storeId)
  requireValidTimes(getAllowedTimes(record, deps), input.plays)
  const rows = input.plays.map(toRow)
  const stored = await insertPlays(tx, { recordId: record.id, deviceId: device.id, at: deps.now(), rows })
  await announceReport(deps, tx, record.id)
  return { stored, known: rows.length - stored }
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
    start: play.startAt,
    end: play.endAt,
    planned: play.plannedMs,
    played: play.playedMs,
    ...play.position,
  }
}

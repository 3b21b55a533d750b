import type { InputOf } from '@lumiroute/contract'
import type { sendPlays as endpoint } from '@lumiroute/contract/playbox'
import type { Write } from '../../../http/pipeline/route.ts'
import { tellReport } from './announce-report.ts'
import { isMoment, momentsOf, refuseAll, requireOwnRecord, strangeTime } from './own-record.ts'
import { insertPlays, type PlayRow } from './plays.queries.ts'

type Play = InputOf<typeof endpoint>['plays'][number]

/** Proof of play; the id that the player gave makes each count once. */
export async function sendPlays({ tx, deps, device, input, onBehalfOf }: Write<typeof endpoint>) {
  const record = await requireOwnRecord(tx, device, input)
  onBehalfOf(record.storeId)
  const moments = momentsOf(record, deps)
  refuseAll(Object.assign({}, ...input.plays.map((play, at) => refusalsOf(moments, play, `plays.${at}`))))
  const rows = input.plays.map(toRow)
  const stored = await insertPlays(tx, { recordId: record.id, deviceId: device.id, at: deps.now(), rows })
  await tellReport(deps, tx, record.id)
  return { stored, known: rows.length - stored }
}

function refusalsOf(moments: ReturnType<typeof momentsOf>, { startAt, endAt }: Play, field: string) {
  const [start, end] = [Date.parse(startAt), Date.parse(endAt)]
  if (!isMoment(moments, start)) return { [`${field}.startAt`]: strangeTime }
  if (!isMoment(moments, end)) return { [`${field}.endAt`]: strangeTime }
  return end < start ? { [`${field}.endAt`]: '結束時間早於開始時間' } : {}
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

import type { Db } from '../../apps/server/src/db/db.ts'
import { rawQuery } from '../../apps/server/src/db/raw-query.ts'
import type { Reporter } from './crash-reporter.ts'

type Kept = {
  recordId: number
  /** Rows before the last acknowledged time, and all rows. */
  samples: number
  allSamples: number
  sampleCount: number
  plays: number
  allPlays: number
  countedPlays: number
  seenAt: Date | null
}

const getRows = (table: string, time: string, before: string) =>
  `(select count(*)::int from ${table} t where t.record_id = r.id and t.${time} < ${before})`

const kept = rawQuery<Kept>({
  name: 'crash.kept',
  row: {
    recordId: 'int4',
    sampleCount: 'int4',
    countedPlays: 'int4',
    samples: 'int4',
    allSamples: 'int4',
    plays: 'int4',
    allPlays: 'int4',
    seenAt: 'timestamptz?',
  },
  sql: `select r.id as "recordId", r.sample_count as "sampleCount", 
     r.delivered_plays + r.rejected_material + r.rejected_hash + r.rejected_duration as "countedPlays",
     ${getRows('record_sample', 'record_time', 'v.samples')} as samples,
     ${getRows('record_sample', 'record_time', `'infinity'`)} as "allSamples",
     ${getRows('record_play', 'start_at', 'v.plays')} as plays,
     ${getRows('record_play', 'start_at', `'infinity'`)} as "allPlays", d.last_seen_at as "seenAt"
   from unnest($1::int[], $2::int[], $3::timestamptz[], $4::timestamptz[]) as v (record_id, device_id, samples, plays)
   join broadcast_record r on r.id = v.record_id join device d on d.id = v.device_id`,
})

const readKept = (database: Db, reporters: Reporter[]): Promise<Kept[]> =>
  database.run(kept, [
    reporters.map(({ vehicle }) => vehicle.recordId),
    reporters.map(({ vehicle }) => vehicle.deviceId),
    reporters.map(({ acknowledged }) => new Date(acknowledged.samplesMs)),
    reporters.map(({ acknowledged }) => new Date(acknowledged.playsMs)),
  ])

/** What is lost or duplicated; if everything was acknowledged, nothing else may be stored. */
export async function findFaults(database: Db, reporters: Reporter[], isWhole = false): Promise<string[]> {
  const byRecord = new Map((await readKept(database, reporters)).map((row) => [row.recordId, row]))
  return reporters.flatMap((reporter) => {
    const row = byRecord.get(reporter.vehicle.recordId)
    if (!row) return [`record ${reporter.vehicle.recordId} is gone`]
    return faultsOf(reporter, row, isWhole).map((fault) => `record ${row.recordId}: ${fault}`)
  })
}

function faultsOf({ fromMs, acknowledged }: Reporter, row: Kept, isWhole: boolean): string[] {
  const samples = (acknowledged.samplesMs - fromMs) / 1000
  const plays = (acknowledged.playsMs - fromMs) / 20_000
  const seenMs = acknowledged.seenAt ? Date.parse(acknowledged.seenAt) : 0
  return [
    [row.samples === samples, `${samples} samples acknowledged, ${row.samples} kept`],
    [row.plays === plays, `${plays} plays acknowledged, ${row.plays} kept`],
    [row.sampleCount === row.allSamples, `${row.allSamples} samples, ${row.sampleCount} counted`],
    [row.countedPlays === row.allPlays, `${row.allPlays} plays, ${row.countedPlays} counted`],
    [(row.seenAt?.getTime() ?? 0) >= seenMs, `seen at ${acknowledged.seenAt}, kept ${String(row.seenAt)}`],
    [!isWhole || row.allSamples === samples, `${row.allSamples - samples} samples too many`],
    [!isWhole || row.allPlays === plays, `${row.allPlays - plays} plays too many`],
  ].flatMap(([isHeld, fault]) => (isHeld ? [] : [fault as string]))
}

import type { sendSamples as endpoint } from '@lumiroute/contract/playbox'
import { type Handle, sqlState } from '../../../db/db.ts'
import { type RawQuery, rawQuery } from '../../../db/raw-query.ts'
import { ensureSampleMonth } from '../../../db/sample-months.ts'
import type { Deps } from '../../../deps.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { announceReport, isReportDue } from './announce-report.ts'
import { momentsOf, requireMoments, requireOwnRecord } from './own-record.ts'
import { arrayText, type Sample, sampleColumns } from './sample.columns.ts'
import { tellSamples } from './tell-live.ts'

const names = sampleColumns.map(({ name }) => name).join(', ')
const arrays = sampleColumns.map(({ type }, index) => `$${index + 5}::${type}[]`).join(', ')

const rows = `insert into record_sample (record_id, device_id, record_time, ${names})
  select $1, $2, timestamptz 'epoch' + v.ms * interval '1 millisecond', ${names}
  from unnest($4::bigint[], ${arrays}) as v (ms, ${names})`

type Stored = { stored: number }

// One statement is one transaction: the rows and their count are there together or not at all.
const insertNew = rawQuery<Stored>({
  name: 'playbox.newSamples',
  row: { stored: 'int4' },
  sql: `with stored as (${rows})
   update broadcast_record r set sample_count = r.sample_count + cardinality($4::bigint[]), reported_at = $3
   where r.id = $1 returning cardinality($4::bigint[]) as stored`,
})
const insertUnknown = rawQuery<Stored>({
  name: 'playbox.unknownSamples',
  row: { stored: 'int4' },
  sql: `with stored as (${rows} on conflict do nothing returning 1),
     counted as (select count(*)::int as stored from stored)
   update broadcast_record r set sample_count = r.sample_count + c.stored, reported_at = $3
   from counted c where r.id = $1 returning c.stored`,
})

type Sending = Pick<Steps<typeof endpoint>, 'deps' | 'device' | 'input' | 'onBehalfOf'>

/** Each moment of a device counts once, however often it is sent. */
export async function sendSamples({ deps, device, input, onBehalfOf }: Sending) {
  const record = await requireOwnRecord(deps.db, device, input)
  onBehalfOf(record.storeId)
  const moments = momentsOf(record, deps)
  const told = input.rows.map(({ recordTime }) => recordTime)
  const times = requireMoments(moments, told, (index) => `rows.${index}.recordTime`)
  const values = [record.id, device.id, deps.now(), ...columnsOf(input.rows, times)]
  await ensureSampleMonth(deps.db, Math.min(...times))
  await ensureSampleMonth(deps.db, Math.max(...times))
  const stored = await storeSamples(deps, record.id, values)
  tellSamples(deps, record, input.rows, times)
  return { stored, known: input.rows.length - stored }
}

const columnsOf = (rows: readonly Sample[], times: readonly number[]) => [
  arrayText(times, (at) => at),
  ...sampleColumns.map(({ of }) => arrayText(rows, of)),
]

type Batch = { recordId: number; deviceId: number; at: Date; rows: readonly Sample[] }

/** For samples that are known to be new. */
export async function insertSamples(db: Handle, { recordId, deviceId, at, rows }: Batch): Promise<void> {
  const times = rows.map(({ recordTime }) => Date.parse(recordTime))
  await db.run(insertNew, [recordId, deviceId, at, ...columnsOf(rows, times)])
}

/** Nearly every batch is new, and looking for each row first would cost as much as writing it. */
async function storeSamples(deps: Deps, recordId: number, values: unknown[]): Promise<number> {
  try {
    return await runInsert(deps, recordId, insertNew, values)
  } catch (error) {
    if (sqlState(error) !== uniqueViolation) throw error
    return runInsert(deps, recordId, insertUnknown, values)
  }
}

const uniqueViolation = '23505'

async function runInsert(deps: Deps, recordId: number, insert: RawQuery<Stored>, values: unknown[]) {
  const store = async (db: Handle) => ((await db.run(insert, values))[0] as Stored).stored
  return isReportDue(deps, recordId) ? announceReport(deps, recordId, store) : store(deps.db)
}

import type { sendSamples as endpoint } from '@lumiroute/contract/playbox'
import type { Handle } from '../../../db/db.ts'
import type { Deps } from '../../../deps.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { isReportDue, storeAndAnnounce } from './announce-report.ts'
import {
  insertMissingSamples,
  insertNewSamples,
  isDuplicate,
  type SampleBatch,
} from './queries/sample.queries.ts'
import { reportSamples } from './report-live.ts'
import { getAllowedTimes, requireAllowedTimes, requireOwnRecord } from './require-own-record.ts'

type Sending = Pick<Steps<typeof endpoint>, 'deps' | 'device' | 'input' | 'onBehalfOf'>

/** Each sample of a device is stored once, however often it is sent. */
export async function sendSamples({ deps, device, input, onBehalfOf }: Sending) {
  const record = await requireOwnRecord(deps.db, device, input)
  onBehalfOf(record.storeId)
  const times = requireAllowedTimes(
    getAllowedTimes(record, deps),
    input.rows.map(({ recordTime }) => recordTime),
    (index) => `rows.${index}.recordTime`,
  )
  await deps.ensureSampleMonth(Math.min(...times))
  await deps.ensureSampleMonth(Math.max(...times))
  const batch = { recordId: record.id, deviceId: device.id, now: deps.now(), rows: input.rows, times }
  const stored = await storeSamples(deps, batch)
  reportSamples(deps, record, input.rows, times)
  return { stored, known: input.rows.length - stored }
}

/** Nearly every batch is new, and checking each row first would cost as much as writing it. */
async function storeSamples(deps: Deps, batch: SampleBatch): Promise<number> {
  try {
    return await storeBatch(deps, batch, insertNewSamples)
  } catch (error) {
    if (!isDuplicate(error)) throw error
    return storeBatch(deps, batch, insertMissingSamples)
  }
}

type Insert = (db: Handle, batch: SampleBatch) => Promise<number>

const storeBatch = (deps: Deps, batch: SampleBatch, insert: Insert): Promise<number> =>
  isReportDue(deps, batch.recordId)
    ? storeAndAnnounce(deps, batch.recordId, (tx) => insert(tx, batch))
    : insert(deps.db, batch)

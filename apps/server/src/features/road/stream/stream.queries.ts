import type { InputOf } from '@lumiroute/contract'
import type { sendStreamEvents, StreamEvent } from '@lumiroute/contract/stream'
import type { Handle } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'

/** The stream of an approved snapshot or of a saved ad. */
export type StreamSource = { storeId: number; streamUrl: string; sealedToken: string }

const approved = rawQuery<StreamSource>({
  name: 'stream.approved',
  row: { storeId: 'int4', streamUrl: 'text', sealedToken: 'text' },
  sql: `select a.store_id as "storeId", s.content->>'streamUrl' as "streamUrl",
     s.content->>'sealedMuxToken' as "sealedToken"
   from broadcast_record r join ad a on a.id = r.ad_id join ad_snapshot s on s.id = a.snapshot_id
   where r.id = $1 and (s.content->>'enabled')::boolean`,
})
export const findApprovedStream = async (db: Handle, recordId: number): Promise<StreamSource | undefined> =>
  (await db.run(approved, [recordId]))[0]

const saved = rawQuery<StreamSource>({
  name: 'stream.saved',
  row: { storeId: 'int4', streamUrl: 'text', sealedToken: 'text' },
  sql: `select store_id as "storeId", stream_url as "streamUrl", mux_token as "sealedToken"
   from ad where id = $1 and move_type = 'store_streaming'`,
})
export const findSavedStream = async (db: Handle, adId: number): Promise<StreamSource | undefined> =>
  (await db.run(saved, [adId]))[0]

const insert = rawQuery({
  name: 'stream.insertEvents',
  row: { stored: 'int4', hasLog: 'bool' },
  sql: `with log as (
     select coalesce(s.content->>'streamLogUrl', '') as url from broadcast_record r
     left join lateral (select content from ad_snapshot where ad_id = r.ad_id order by id desc limit 1) s on true
     where r.id = $1
   ), stored as (
     insert into stream_event (event_id, record_id, device_id, kind, at, detail, log_url)
     select v."eventId", $1, $2, v.kind, v.at, v.detail, log.url
     from log, json_to_recordset($4::json) as v ("eventId" uuid, kind text, at timestamptz, detail text)
     on conflict (event_id) do nothing returning 1
   ), counted as (select count(*)::int as stored from stored)
   update broadcast_record r set reported_at = $3 from counted c, log
   where r.id = $1 returning c.stored, log.url <> '' as "hasLog"`,
})

type Events = InputOf<typeof sendStreamEvents>['events']
type Batch = { recordId: number; deviceId: number; at: Date; events: Events }

export async function insertStreamEvents(db: Handle, { recordId, deviceId, at, events }: Batch) {
  const [inserted] = await db.run(insert, [recordId, deviceId, at, JSON.stringify(events)])
  return inserted ?? { stored: 0, hasLog: false }
}

export const maxLogAttempts = 9

const list = rawQuery<StreamEvent>({
  name: 'stream.list',
  row: {
    eventId: 'uuid',
    kind: 'text',
    detail: 'text',
    at: 'text',
    device: 'json?',
    logState: 'text',
    logSentAt: 'text?',
    logProblem: 'text',
  },
  sql: `select e.event_id as "eventId", e.kind, e.detail,
     to_char(e.at, 'YYYY-MM-DD"T"HH24:MI:SS.MSTZH:TZM') as at,
     (select json_build_object('macAddr', d.mac_addr, 'name', d.name) from device d where d.id = e.device_id) as device,
     case when e.log_url = '' then 'none' when e.log_sent_at is not null then 'sent'
       when e.log_attempts >= ${maxLogAttempts} then 'failed' else 'waiting' end as "logState",
     to_char(e.log_sent_at, 'YYYY-MM-DD"T"HH24:MI:SS.MSTZH:TZM') as "logSentAt", e.log_problem as "logProblem"
   from stream_event e where e.record_id = $1 order by e.at, e.created_at limit 1000`,
})
export const listEvents = (db: Handle, recordId: number) => db.run(list, [recordId])

/** An event with everything the log address receives. */
export type UnsentEvent = {
  eventId: string
  kind: string
  at: Date
  detail: string
  logUrl: string
  adId: number
  adName: string
  broadcastDate: string
  storeCode: string
  deviceName: string | null
  macAddr: string | null
}

const unsent = rawQuery<UnsentEvent>({
  name: 'stream.unsent',
  row: {
    eventId: 'uuid',
    kind: 'text',
    at: 'timestamptz',
    detail: 'text',
    logUrl: 'text',
    adId: 'int4',
    adName: 'text',
    broadcastDate: 'text',
    storeCode: 'text',
    deviceName: 'text?',
    macAddr: 'text?',
  },
  sql: `select e.event_id as "eventId", e.kind, e.at, e.detail, e.log_url as "logUrl", a.id as "adId", a.name as "adName",
     r.broadcast_date::text as "broadcastDate", s.store_code as "storeCode", d.name as "deviceName",
     d.mac_addr as "macAddr"
   from stream_event e join broadcast_record r on r.id = e.record_id join ad a on a.id = r.ad_id
   join store s on s.id = r.store_id left join device d on d.id = e.device_id
   where e.record_id = $1 and e.log_url <> '' and e.log_sent_at is null and e.log_attempts < ${maxLogAttempts}
   order by e.at, e.created_at limit 100`,
})
export const listUnsentEvents = (db: Handle, recordId: number) => db.run(unsent, [recordId])

const waiting = rawQuery({
  name: 'stream.waiting',
  row: { recordId: 'int4' },
  sql: `select record_id as "recordId" from stream_event
   where log_url <> '' and log_sent_at is null and log_attempts < ${maxLogAttempts}
   group by record_id having max(created_at) < $1::timestamptz - interval '10 minutes' order by max(created_at) desc
   limit 20`,
})
/** Records whose last event is too old for the queue's own retries. */
export const listWaitingRecords = (db: Handle, now: Date) => db.run(waiting, [now])

const markSent = rawQuery({
  name: 'stream.markSent',
  row: {},
  sql: `update stream_event set log_sent_at = $2, log_attempts = log_attempts + 1, log_problem = '' where event_id = $1`,
})
export const markEventSent = (db: Handle, eventId: string, at: Date) => db.run(markSent, [eventId, at])

const markFailed = rawQuery({
  name: 'stream.markFailed',
  row: {},
  sql: `update stream_event set log_attempts = log_attempts + 1, log_problem = $2 where event_id = $1`,
})
export const markEventFailed = (db: Handle, eventId: string, problem: string) =>
  db.run(markFailed, [eventId, problem])

import type { Language } from '@lumiroute/contract/text'
import type { Handle, Tx } from '../../../../db/db.ts'
import { column, rawQuery } from '../../../../db/raw-query.ts'

export type ReportRow = {
  id: number
  adId: number
  adName: string
  recordId: number | null
  date: string | null
  language: Language
  token: string
  sha256: string
  sizeBytes: number
  /** With the offset of business time. */
  createdAt: string
  revokedAt: Date | null
}
const row = {
  id: 'int4',
  adId: 'int4',
  adName: 'text',
  recordId: 'int4?',
  date: 'text?',
  language: column<Language>('text'),
  token: 'text',
  sha256: 'text',
  sizeBytes: 'int4',
  createdAt: 'text',
  revokedAt: 'timestamptz?',
} as const
const columns = `r.id, r.ad_id as "adId", a.name as "adName", r.record_id as "recordId",
  (select to_char(b.broadcast_date, 'YYYY-MM-DD') from broadcast_record b where b.id = r.record_id) as date,
  r.language, r.token, r.sha256, octet_length(r.file) as "sizeBytes", to_char(r.created_at, 'YYYY-MM-DD"T"HH24:MI:SSTZH:TZM') as "createdAt",
  r.revoked_at as "revokedAt"`

const byId = rawQuery({
  name: 'report.byId',
  row,
  sql: `select ${columns} from report r join ad a on a.id = r.ad_id where r.id = $1 and r.store_id = $2`,
})
export const findReport = async (db: Handle, storeId: number, id: number): Promise<ReportRow | undefined> =>
  (await db.run(byId, [id, storeId]))[0]

const byContent = rawQuery({
  name: 'report.byContent',
  row,
  sql: `select ${columns} from report r join ad a on a.id = r.ad_id where r.ad_id = $1 and r.content_hash = $2`,
})
export const findReportByContent = async (db: Handle, adId: number, hash: string) =>
  (await db.run(byContent, [adId, hash]))[0]

const ofAd = rawQuery({
  name: 'report.list',
  row,
  sql: `select ${columns} from report r join ad a on a.id = r.ad_id
   where r.ad_id = $1 and r.store_id = $2 order by r.id desc limit 200`,
})
export const listReportRows = (db: Handle, storeId: number, adId: number): Promise<ReportRow[]> =>
  db.run(ofAd, [adId, storeId])

export type NewReport = {
  storeId: number
  adId: number
  recordId: number | null
  language: Language
  token: string
  sha256: string
  contentHash: string
  bundle: Buffer
  headSize: number
  file: Buffer
  createdAt: Date
  createdBy: number | null
}
const insert = rawQuery({
  name: 'report.insert',
  row: { id: 'int4' },
  sql: `insert into report (store_id, ad_id, record_id, language, token, sha256, content_hash, bundle, head_size, file,
     created_at, created_by)
   values ({storeId}, {adId}, {recordId}, {language}, {token}, {sha256}, {contentHash}, {bundle}, {headSize}, {file},
     {createdAt}, {createdBy})
   on conflict (ad_id, content_hash) do nothing returning id`,
})
/** The id of the new report; undefined if another call has just made the same one. */
export const insertReport = async (tx: Tx, report: NewReport): Promise<number | undefined> =>
  (await tx.run(insert, report))[0]?.id

const file = rawQuery({
  name: 'report.file',
  row: { file: 'bytea' },
  sql: `select r.file from report r where r.id = $1`,
})
export const readReportFile = async (db: Handle, id: number) => (await db.run(file, [id]))[0]?.file

const bundle = rawQuery({
  name: 'report.bundle',
  row: { bundle: 'bytea' },
  sql: `select r.bundle from report r where r.id = $1`,
})
export const readReportBundle = async (db: Handle, id: number) => (await db.run(bundle, [id]))[0]?.bundle

const byToken = rawQuery({
  name: 'report.byToken',
  row: { bundle: 'bytea', pdfSha256: 'text' },
  sql: `select r.bundle, encode(sha256(r.file), 'hex') as "pdfSha256" from report r where r.token = $1 and r.revoked_at is null`,
})
export const findSharedBundle = async (db: Handle, token: string) => (await db.run(byToken, [token]))[0]

const shared = rawQuery({
  name: 'report.shared',
  row: { id: 'int4' },
  sql: `select r.id from report r where r.token = $1 and r.revoked_at is null`,
})
export const hasSharedReport = async (db: Handle, token: string) => (await db.run(shared, [token])).length > 0

const revoke = rawQuery({
  name: 'report.revoke',
  row: { id: 'int4' },
  sql: `update report set revoked_at = coalesce(revoked_at, $2) where id = $1 returning id`,
})
export const markRevoked = (tx: Tx, id: number, at: Date) => tx.run(revoke, [id, at])

const renew = rawQuery({
  name: 'report.renew',
  row: { id: 'int4' },
  sql: `update report set token = $2, file = $3, revoked_at = null where id = $1 returning id`,
})
export const saveRenewed = (tx: Tx, id: number, token: string, pdf: Buffer) => tx.run(renew, [id, token, pdf])

import type { Language } from '@lumiroute/contract/text'
import type { Handle, Tx } from '../../../../db/db.ts'
import { column, rawQuery } from '../../../../db/raw-query.ts'

const find = rawQuery({
  name: 'log.mailOf',
  row: { isOn: 'bool' },
  sql: 'select exists (select from log_mail where account_id = $1) as "isOn"',
})
export const wantsCheckpointMail = async (db: Handle, accountId: number): Promise<boolean> =>
  (await db.run(find, [accountId]))[0]?.isOn ?? false

const add = rawQuery({
  name: 'log.addMail',
  row: {},
  sql: 'insert into log_mail (account_id) values ($1) on conflict (account_id) do nothing',
})
const remove = rawQuery({
  name: 'log.removeMail',
  row: {},
  sql: 'delete from log_mail where account_id = $1',
})
export const saveCheckpointMail = (tx: Tx, accountId: number, isOn: boolean) =>
  tx.run(isOn ? add : remove, [accountId])

const take = rawQuery({
  name: 'log.takeMails',
  row: { accountId: 'int4' },
  sql: `update log_mail set sent_on = $1::date where sent_on is distinct from $1::date
   returning account_id as "accountId"`,
})
/** The accounts that got no mail on this day yet; they count as having got it from now on. */
export const takeDueMails = async (tx: Tx, today: string): Promise<number[]> =>
  (await tx.run(take, [today])).map(({ accountId }) => accountId)

export type Reader = { to: string; name: string; language: Language | null }
const readerRow = { to: 'text', name: 'text', language: column<Language | null>('text?') } as const
const readerColumns = 'a.admin_email as to, a.admin_name as name, a.language'
const isReachable = 'a.admin_enabled and a.email_verified_at is not null'

const subscribers = rawQuery({
  name: 'log.mailReaders',
  row: readerRow,
  sql: `select ${readerColumns} from log_mail m join account a on a.id = m.account_id
   join store s on s.id = a.store_id and s.store_enabled
   where m.account_id = any($1::int[]) and ${isReachable} order by a.id`,
})
export const listCheckpointReaders = (db: Handle, accountIds: readonly number[]): Promise<Reader[]> =>
  db.run(subscribers, [accountIds])

const operators = rawQuery({
  name: 'log.operators',
  row: readerRow,
  sql: `select ${readerColumns} from account a where a.role = 'ROLE_ADMIN' and ${isReachable} order by a.id`,
})
export const listOperatorReaders = (db: Handle): Promise<Reader[]> => db.run(operators, [])

import type { Handle, Tx } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'

export type LogKeyRow = { id: number; origin: string; publicKey: string; secret: string }

const list = rawQuery<LogKeyRow>({
  name: 'log.keys',
  row: { id: 'int4', origin: 'text', publicKey: 'text', secret: 'text' },
  sql: 'select id, origin, public_key as "publicKey", secret from log_key order by id desc',
})
/** The newest first. */
export const listLogKeys = (db: Handle) => db.run(list, [])

const insert = rawQuery({
  name: 'log.insertKey',
  row: { id: 'int4' },
  sql: `insert into log_key (origin, public_key, secret) values ({origin}, {publicKey}, {secret}) returning id`,
})
export const insertLogKey = async (tx: Tx, key: Omit<LogKeyRow, 'id'>): Promise<LogKeyRow> => {
  const [row] = await tx.run(insert, key)
  return { ...key, id: (row as { id: number }).id }
}

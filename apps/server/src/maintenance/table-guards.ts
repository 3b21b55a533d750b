import { escapeIdentifier, type ClientBase } from 'pg'
import { listForeignKeys, place, type ForeignKey, type Table } from './catalogue.ts'

export type Guards = { foreignKeys: ForeignKey[]; tables: Table[] }

/**
 * Drops foreign keys and triggers during the transaction: tables that refer to each other cannot be filled in
 * any sequence, and a trigger would change the rows.
 */
export async function suspendGuards(client: ClientBase, tables: Table[]): Promise<Guards> {
  const foreignKeys = await listForeignKeys(client)
  for (const { table, name } of foreignKeys) {
    await client.query(`alter table ${place(table)} drop constraint ${escapeIdentifier(name)}`)
  }
  for (const { name } of tables) await client.query(`alter table ${place(name)} disable trigger user`)
  return { foreignKeys, tables }
}

/** Restoring a foreign key checks every row. */
export async function restoreGuards(client: ClientBase, { foreignKeys, tables }: Guards): Promise<void> {
  for (const { name } of tables) await client.query(`alter table ${place(name)} enable trigger user`)
  for (const { table, name, definition } of foreignKeys) {
    await client.query(`alter table ${place(table)} add constraint ${escapeIdentifier(name)} ${definition}`)
  }
}

import { sql } from 'drizzle-orm'
import type { Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { members } from '../../../db/schema/index.ts'
import type { ReadRow } from './read-members.ts'

export type Stored = {
  id: number
  mbrCode: string
  mbrName: string
  mbrMobile: string
  mbrEmail: string
  mbrGender: string
  mbrBirth: string | null
  mbrAddr: string
  mbrLevel: string
  memo: string
  mbrEnabled: boolean
  isErased: boolean
  tagNames: string[]
}

type By = { storeId: number; accountId: number; at: Date }
type Planned = {
  created: ReadRow[]
  updated: ReadRow[]
  known: Map<string, Stored>
  tagIds: Map<string, number>
}

const batchSize = 200

export async function writeMembers(tx: Tx, by: By, { created, updated, known, tagIds }: Planned) {
  const ids = await insertAll(tx, by, created)
  for (const [code, { id }] of known) ids.set(code, id)
  await updateAll(tx, by, updated, ids)
  await setTags(tx, [...created, ...updated], ids, tagIds)
}

async function insertAll(tx: Tx, { storeId, accountId, at }: By, rows: ReadRow[]) {
  const ids = new Map<string, number>()
  for (let from = 0; from < rows.length; from += batchSize) {
    const values = rows.slice(from, from + batchSize).map(({ given: { tagNames: _tags, ...given } }) => ({
      ...given,
      storeId,
      mbrCode: given.mbrCode as string,
      source: { type: 'import' },
      updatedBy: accountId,
      createdAt: at,
      updatedAt: at,
    }))
    const made = await tx.insert(members).values(values).returning({ id: members.id, code: members.mbrCode })
    for (const { id, code } of made) ids.set(code, id)
  }
  return ids
}

async function updateAll(tx: Tx, { accountId, at }: By, rows: ReadRow[], ids: Map<string, number>) {
  for (const { given } of rows) {
    const { tagNames: _tags, mbrCode, ...fields } = given
    await tx
      .update(members)
      .set({ ...fields, updatedBy: accountId, updatedAt: at, version: sql`${members.version} + 1` })
      .where(sql`${members.id} = ${ids.get(mbrCode as string)}`)
  }
}

const dropTags = rawQuery({
  name: 'member.dropTags',
  row: {},
  sql: `delete from member_tag mt using tag t where t.id = mt.tag_id and t.tag_type = 'manual'
     and mt.member_id = any($1::int[])
     and (mt.member_id, mt.tag_id) not in (select * from unnest($2::int[], $3::int[]))`,
})
const giveTags = rawQuery({
  name: 'member.giveTags',
  row: {},
  sql: `insert into member_tag (member_id, tag_id) select * from unnest($1::int[], $2::int[]) on conflict do nothing`,
})

/** Tags by hand as the file says; those by rule are the rule's. */
async function setTags(tx: Tx, rows: ReadRow[], ids: Map<string, number>, tagIds: Map<string, number>) {
  const told = rows.filter(({ given }) => given.tagNames)
  for (let from = 0; from < told.length; from += batchSize)
    await setTagsOf(tx, told.slice(from, from + batchSize), ids, tagIds)
}

async function setTagsOf(tx: Tx, told: ReadRow[], ids: Map<string, number>, tagIds: Map<string, number>) {
  const idOf = ({ given }: ReadRow) => ids.get(given.mbrCode as string) as number
  const pairs = told.flatMap((row) =>
    (row.given.tagNames ?? []).map((name) => ({ member: idOf(row), tag: tagIds.get(name) as number })),
  )
  const columns = [pairs.map(({ member }) => member), pairs.map(({ tag }) => tag)]
  await tx.run(dropTags, [told.map(idOf), ...columns])
  await tx.run(giveTags, columns)
}

import type { Tx } from '../../../db/db.ts'
import { updateMemberRow } from './member.queries.ts'
import type { ReadRow } from './parse-members.ts'
import { deleteOtherTags, insertMembers, insertTags, type StoredMember } from './queries/import.queries.ts'

type By = { storeId: number; accountId: number; at: Date }

type Planned = {
  created: ReadRow[]
  updated: ReadRow[]
  known: Map<string, StoredMember>
  tagIds: Map<string, number>
}

const batchSize = 200

export async function saveMembers(tx: Tx, by: By, { created, updated, known, tagIds }: Planned) {
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
    for (const { id, code } of await insertMembers(tx, values)) ids.set(code, id)
  }
  return ids
}

async function updateAll(tx: Tx, { accountId, at }: By, rows: ReadRow[], ids: Map<string, number>) {
  for (const { given } of rows) {
    const { tagNames: _tags, mbrCode, ...fields } = given
    await updateMemberRow(tx, ids.get(mbrCode as string) as number, {
      ...fields,
      updatedBy: accountId,
      updatedAt: at,
    })
  }
}

/** Sets manual tags from the file; automatic tags follow their rules. */
async function setTags(tx: Tx, rows: ReadRow[], ids: Map<string, number>, tagIds: Map<string, number>) {
  const tagged = rows.filter(({ given }) => given.tagNames)
  for (let from = 0; from < tagged.length; from += batchSize)
    await setTagsOfBatch(tx, tagged.slice(from, from + batchSize), ids, tagIds)
}

async function setTagsOfBatch(
  tx: Tx,
  tagged: ReadRow[],
  ids: Map<string, number>,
  tagIds: Map<string, number>,
) {
  const getId = ({ given }: ReadRow) => ids.get(given.mbrCode as string) as number
  const pairs = tagged.flatMap((row) =>
    (row.given.tagNames ?? []).map((name) => ({ member: getId(row), tag: tagIds.get(name) as number })),
  )
  const memberIds = pairs.map(({ member }) => member)
  const pairedTags = pairs.map(({ tag }) => tag)
  await deleteOtherTags(tx, tagged.map(getId), memberIds, pairedTags)
  await insertTags(tx, memberIds, pairedTags)
}

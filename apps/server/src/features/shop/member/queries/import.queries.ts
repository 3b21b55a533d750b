import type { Tx } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'
import { members } from '../../../../db/schema/index.ts'

const lockMembersQuery = rawQuery<StoredMember>({
  name: 'member.lockNamed',
  row: {
    id: 'int4',
    mbrCode: 'text',
    mbrName: 'text',
    mbrMobile: 'text',
    mbrEmail: 'text',
    mbrGender: 'text',
    mbrBirth: 'text?',
    mbrAddr: 'text',
    mbrLevel: 'text',
    memo: 'text',
    mbrEnabled: 'bool',
    isErased: 'bool',
    tagNames: 'text[]',
  },
  sql: `select r.id, r.mbr_code as "mbrCode", r.mbr_name as "mbrName", r.mbr_mobile as "mbrMobile",
     r.mbr_email as "mbrEmail", r.mbr_gender as "mbrGender", to_char(r.mbr_birth, 'YYYY-MM-DD') as "mbrBirth",
     r.mbr_addr as "mbrAddr", r.mbr_level as "mbrLevel", r.memo, r.mbr_enabled as "mbrEnabled",
     r.erased_at is not null as "isErased",
     array(select t.tag_name from member_tag mt join tag t on t.id = mt.tag_id and t.tag_type = 'manual'
       where mt.member_id = r.id) as "tagNames"
   from member r where r.store_id = $1 and r.mbr_code = any($2::text[]) order by r.id for update of r`,
})
export const lockMembers = (tx: Tx, storeId: number, codes: string[]) =>
  tx.run(lockMembersQuery, [storeId, codes])

const listManualTagsQuery = rawQuery({
  name: 'member.importTags',
  row: { id: 'int4', name: 'text' },
  sql: `select id, tag_name as name from tag where store_id = $1 and tag_type = 'manual'`,
})
export const listManualTags = (tx: Tx, storeId: number) => tx.run(listManualTagsQuery, [storeId])

export type StoredMember = {
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

const deleteOtherTagsQuery = rawQuery({
  name: 'member.dropTags',
  row: {},
  sql: `delete from member_tag mt using tag t where t.id = mt.tag_id and t.tag_type = 'manual'
     and mt.member_id = any($1::int[])
     and (mt.member_id, mt.tag_id) not in (select * from unnest($2::int[], $3::int[]))`,
})
export async function deleteOtherTags(
  tx: Tx,
  memberIds: number[],
  keptMembers: number[],
  keptTags: number[],
): Promise<void> {
  await tx.run(deleteOtherTagsQuery, [memberIds, keptMembers, keptTags])
}

const insertTagsQuery = rawQuery({
  name: 'member.giveTags',
  row: {},
  sql: `insert into member_tag (member_id, tag_id) select * from unnest($1::int[], $2::int[]) on conflict do nothing`,
})
export async function insertTags(tx: Tx, memberIds: number[], tagIds: number[]): Promise<void> {
  await tx.run(insertTagsQuery, [memberIds, tagIds])
}

type NewMember = typeof members.$inferInsert
export const insertMembers = (tx: Tx, values: NewMember[]) =>
  tx.insert(members).values(values).returning({ id: members.id, code: members.mbrCode })

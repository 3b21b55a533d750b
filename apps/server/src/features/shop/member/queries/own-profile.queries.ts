import type { Handle } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'

const profileQuery = rawQuery({
  name: 'member.ownProfile',
  row: { profile: 'text' },
  sql: `select json_build_object('mbrCode', r.mbr_code, 'mbrDisplayName', r.mbr_display_name, 'mbrPicture', r.mbr_picture,
     'mbrName', r.mbr_name, 'mbrMobile', r.mbr_mobile, 'mbrEmail', r.mbr_email,
     'mbrBirth', to_char(r.mbr_birth, 'YYYY-MM-DD'), 'mbrAddr', r.mbr_addr,
     'isFollowing', r.follow_status = 'following',
     'consent', case when r.consent is not null then json_build_object('version', r.consent->>'version',
       'at', r.consent->>'at', 'messages', coalesce((r.consent->>'messages')::boolean, true)) end,
     'version', r.version)::text as profile
   from member r where r.id = $1`,
})
export const findOwnProfileJson = async (db: Handle, memberId: number): Promise<string> =>
  (await db.run(profileQuery, [memberId]))[0]?.profile ?? 'null'

const birthQuery = rawQuery({
  name: 'member.ownBirth',
  row: { birth: 'text?' },
  sql: `select to_char(mbr_birth, 'YYYY-MM-DD') as birth from member where id = $1`,
})
export const findOwnBirth = async (db: Handle, memberId: number): Promise<string | null> =>
  (await db.run(birthQuery, [memberId]))[0]?.birth ?? null

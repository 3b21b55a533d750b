import { defineList } from '../../db/list-json.ts'

/** 王小明 → 王○明. Masked by the database: what a list must not show never leaves it. */
const maskedName = `case char_length(r.mbr_name) when 0 then '' when 1 then '○' when 2 then left(r.mbr_name, 1) || '○'
  else left(r.mbr_name, 1) || repeat('○', char_length(r.mbr_name) - 2) || right(r.mbr_name, 1) end`

/** 0912345678 → 0912***678; of a shorter number nothing is shown. */
const maskedMobile = `case when char_length(r.mbr_mobile) >= 10
  then left(r.mbr_mobile, 4) || '***' || right(r.mbr_mobile, 3)
  when r.mbr_mobile = '' then '' else '***' end`

/** ming@example.tw → m***@example.tw. */
const maskedEmail = `case when r.mbr_email = '' then '' when position('@' in r.mbr_email) < 2 then '***'
  else left(r.mbr_email, 1) || '***' || substring(r.mbr_email from '@[^@]*$') end`

export const listMembersJson = defineList({
  name: 'member.list',
  from: 'member r',
  columns: `r.mbr_code as "mbrCode", r.mbr_display_name as "mbrDisplayName", ${maskedName} as "mbrName",
    ${maskedMobile} as "mbrMobile", ${maskedEmail} as "mbrEmail", r.follow_status as "followStatus",
    r.mbr_enabled as "mbrEnabled", r.created_at as "createdAt"`,
  filters: {
    storeId: 'r.store_id = {storeId}',
    q: `r.mbr_code ilike {q} or r.mbr_display_name ilike {q} or r.mbr_name ilike {q} or r.mbr_mobile ilike {q}`,
  },
  orders: { mbrCode: 'r.mbr_code', createdAt: 'r.created_at' },
  order: '-createdAt',
})

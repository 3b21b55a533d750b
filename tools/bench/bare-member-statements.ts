/** Separate from the product's SQL, like those of the stores. */
const columns = `
  r.mbr_code as "mbrCode", r.mbr_display_name as "mbrDisplayName", r.mbr_picture as "mbrPicture",
  r.mbr_gender as "mbrGender", r.mbr_level as "mbrLevel",
  coalesce((select sum(c.points) from member_card c where c.member_id = r.id and c.state in ('active', 'full')), 0)::int
    as "mbrPoints",
  r.follow_status as "followStatus", r.source,
  coalesce((select json_agg(json_build_object('tagCode', t.tag_code, 'tagName', t.tag_name, 'tagColor', t.tag_color)
    order by t.tag_group, t.tag_name) from member_tag mt join tag t on t.id = mt.tag_id where mt.member_id = r.id), '[]')
    as tags,
  r.order_count as "orderCount", r.total_spent as "totalSpent", r.last_order_at as "lastOrderAt",
  r.last_active_at as "lastActiveAt", r.mbr_enabled as "mbrEnabled", r.created_at as "createdAt",
  left(r.mbr_name, 1) || '○' || right(r.mbr_name, 1) as "mbrName",
  left(r.mbr_mobile, 4) || '***' || right(r.mbr_mobile, 3) as "mbrMobile",
  left(r.mbr_email, 1) || '***' || substring(r.mbr_email from '@[^@]*$') as "mbrEmail",
  '****-' || to_char(r.mbr_birth, 'MM') || '-**' as "mbrBirth", left(r.mbr_addr, 3) || '***' as "mbrAddr"`

const carrying = `r.store_id = $1 and r.erased_at is null
  and r.id in (select mt.member_id from member_tag mt where mt.tag_id = $2)`

export const bareMembers = {
  name: 'bare.members',
  text: `select json_build_object('status', 200, 'message', '操作成功',
    'membersList', (select json_agg(v) from (select ${columns} from (select r.* from member r where ${carrying}
      order by r.created_at desc, r.id desc limit 50) r) v),
    'total', (select count(*) from member_tag mt where mt.tag_id = $2))::text as answer`,
}

export const bareTag = {
  name: 'bare.tag',
  text: `select s.id as store, t.id as tag from store s join tag t on t.store_id = s.id
    where s.store_code = $1 and t.tag_code = $2`,
}

import type { Deps } from '../../deps.ts'

/** How input fields name the things of a store. */
const named = {
  store: 'select store_code as v from store where id = $1',
  storeCode: 'select store_code as v from store where id = $1',
  storeId: 'select id as v from store where id = $1',
  adminAccount: 'select admin_account as v from account where store_id = $1',
  accountId: 'select id as v from account where store_id = $1',
  playlistId: 'select id as v from playlist where store_id = $1',
  materialId:
    'select m.id as v from material m join playlist p on p.id = m.playlist_id where p.store_id = $1',
  adId: `select ad_id as v from broadcast_record where store_id = $1 and broadcast_date < current_date`,
  recordId: 'select id as v from broadcast_record where store_id = $1 and broadcast_date < current_date',
  routeId: 'select r.id as v from route r join ad a on a.route_id = r.id where a.store_id = $1',
  gameId: 'select game_id as v from ad where store_id = $1 and game_id is not null',
  roomCode: 'select code as v from game_room where store_id = $1',
  screenIds: 'select id as v from device where store_id = $1',
  deviceId: `select d.mac_addr as v from device d join vehicle v on v.device_one = d.mac_addr
    join booking b on b.vehicle_id = v.id join ad a on a.id = b.ad_id where a.store_id = $1`,
  prodCode: 'select prod_code as v from product where store_id = $1',
  cateCode: 'select cate_code as v from category where store_id = $1',
  actCode: 'select act_code as v from activity where store_id = $1',
  cpnCode: 'select cpn_code as v from coupon where store_id = $1',
  ticketNo: `select ticket_no as v from coupon_ticket where store_id = $1 and status = 'held'`,
  pcCode: 'select pc_code as v from point_card where store_id = $1',
  cardNo: 'select card_no as v from member_card where store_id = $1',
  mbrCode: 'select mbr_code as v from member where store_id = $1',
  tagCode: 'select tag_code as v from tag where store_id = $1',
  msgCode: 'select msg_code as v from message where store_id = $1',
  orderNo: `select order_no as v from "order" where store_id = $1 and order_no is not null`,
  paymentId: `select payment_id as v from "order" where store_id = $1 and order_no is not null`,
}

type Value = string | number
export type Names = Record<string, Value> & Record<keyof typeof named, Value>

export async function readNames({ db }: Deps, storeId: number): Promise<Names> {
  const names: Record<string, Value> = {}
  for (const [name, text] of Object.entries(named)) {
    const { rows } = await db.pool.query<{ v: Value }>(`${text} order by 1 limit 1`, [storeId])
    if (!rows[0]) throw new Error(`the filled store has no ${name}`)
    names[name] = rows[0].v
  }
  return names as Names
}

/** Separate from the product's SQL: a baseline that followed its changes would hide them. */
const storeColumns = `
  r.id, r.store_code as "storeCode", r.store_name as "storeName", r.store_enabled as "storeEnabled",
  (select a.id from account a where a.store_id = r.id and a.is_first) as "storeFirstAdminId",
  r.store_tax_number as "storeTaxNumber", r.store_phone as "storePhone", r.store_addr as "storeAddr",
  r.store_addr_lat as "storeAddrLat", r.store_addr_lng as "storeAddrLng", r.store_intro as "storeIntro",
  r.store_service as "storeService", r.store_reserve as "storeReserve", r.store_image as "storeImage",
  r.store_big_image as "storeBigImage", r.store_website as "storeWebsite", r.store_lineoa as "storeLineoa",
  r.store_facebook as "storeFacebook", r.store_prod_name as "storeProdName", r.game_id as "gameId",
  r.store_belong as "storeBelong", r.is_platform as "isPlatform",
  exists (select 1 from third_party t where t.store_id = r.id) as "hasThirdParty",
  r.created_at as "createdAt", r.updated_at as "updatedAt", r.version`

const answer = (payload: string) =>
  `json_build_object('status', 200, 'message', '操作成功', ${payload})::text as answer`

export const bareMe = {
  name: 'bare.me',
  text: `select ${answer(`'user', json_build_object(
      'id', a.id, 'adminAccount', a.admin_account, 'adminName', a.admin_name, 'adminEmail', a.admin_email,
      'roles', json_build_array(a.role), 'storeId', s.id, 'storeCode', s.store_code, 'storeName', s.store_name,
      'version', a.version)`)}
    from account a join store s on s.id = a.store_id where a.id = $1`,
}

export const bareList = {
  name: 'bare.list',
  text: `select ${answer(`'storeList', (select json_agg(v) from (
      select ${storeColumns} from (select * from store order by id limit $1 offset $2) r) v),
      'total', (select count(*) from store)`)}`,
}

export const bareInsert = {
  name: 'bare.insert',
  text: `with r as (
      insert into store (store_code, store_name, store_enabled, store_tax_number, updated_by)
      values ($1, $2, $3, $4, $5) returning *)
    select ${answer(`'store', (select row_to_json(v) from (select ${storeColumns} from r) v)`)}`,
}

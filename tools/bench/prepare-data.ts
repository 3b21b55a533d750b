import type pg from 'pg'

export type Prepared = { token: string; accountId: number }

export const storeCount = 200
export const password = 'Bench@1234'

const fillStores = `
  insert into store (store_code, store_name, store_phone, store_addr, store_addr_lat, store_addr_lng, store_intro,
    store_service, store_website, store_big_image)
  select 'S' || lpad(n::text, 4, '0'), '測試店家 ' || n, '02-2345-' || lpad(n::text, 4, '0'), '臺北市信義區市府路 ' || n || ' 號',
    25 + n / 1000.0, 121 + n / 1000.0, repeat('車身廣告與門市活動 ', 8), '外帶、內用、停車', 'https://shop' || n || '.example.tw',
    array[gen_random_uuid() || '.webp', gen_random_uuid() || '.webp']
  from generate_series(2, $1) n`
const fillAdmins = `
  insert into account (store_id, admin_account, admin_account_key, admin_name, admin_email, is_first, role, password_hash)
  select s.id, lower(s.store_code), lower(s.store_code), '店長', s.store_code || '@example.tw', true, 'ROLE_STORE', a.password_hash
  from store s cross join (select password_hash from account limit 1) a where not s.is_platform`
const fillThirdParties = `
  insert into third_party (store_id, line_channel_secret, line_access_token)
  select id, 'x', 'y' from store where id % 2 = 0 and not is_platform`

/** 200 stores with their administrators, half of them with LINE; and the operator's token. */
export async function prepareData(database: pg.Pool, port: number): Promise<Prepared> {
  await database.query(fillStores, [storeCount])
  await database.query(fillAdmins)
  await database.query(fillThirdParties)
  await database.query('vacuum analyze')
  const token = await signIn(port)
  const { rows } = await database.query<{ id: number }>(
    `select id from account where admin_account = 'admin'`,
  )
  return { token, accountId: rows[0]?.id ?? 0 }
}

/** A token lasts 15 minutes and the benchmark may last longer: each measure requests its own. */
export async function signIn(port: number, adminAccount = 'admin', adminPasswd = password): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ adminAccount, adminPasswd, regInfo: 'bench' }),
  })
  const { accessToken } = (await answer.json()) as { accessToken?: string }
  if (!accessToken) throw new Error(`the benchmark cannot sign in: ${answer.status}`)
  return accessToken
}

import { pays, reviews } from '@lumiroute/contract/ad'
import type { AdState, Pay } from '@lumiroute/contract/ad'
import { withDatabase } from './database.ts'

export type StatedAd = AdState & { id: number; name: string; storeId: number }

const orderStatus: Record<Exclude<Pay, 'none'>, string> = { unpay: 'INIT', paid: 'SUCCESS' }

/** Each at its own place with one screen, so that all of them could be approved. */
const newAd = `
  with place as (insert into place (name) values ($1) returning id, name),
  screen as (insert into device (mac_addr, name, place_id)
    select upper(regexp_replace(substr(md5(name), 1, 12), '(..)(?=.)', '\\1:', 'g')), name, id from place)
  insert into ad (store_id, name, move_type, vehicle_type, mode, play_id1, place_id, fix_location, broadcast_dates,
    review, reason, submitted_at)
  select p.store_id, $1, 'fix_play', 'car', 'basic', p.id, place.id, place.name, array[current_date + 5], $2, $3, now()
  from place cross join playlist p join store s on s.id = p.store_id where s.store_code = $4 order by p.id limit 1
  returning id, store_id as "storeId"`
const newOrder = `
  insert into "order" (store_id, source, ad_id, ad_name, payment_id, payment_status, order_amount)
  values ($1, 'AD', $2, $3, $4, $5, 8000)`

/** One ad of the store in each of the twelve states, including those that no transition reaches any more. */
export const makeStatedAds = (dataDir: string, storeCode: string, prefix: string) =>
  withDatabase(dataDir, async (client) => {
    const made: StatedAd[] = []
    for (const review of reviews)
      for (const pay of pays) {
        const name = `${prefix} ${review} ${pay}`
        const { rows } = await client.query<{ id: number; storeId: number }>(newAd, [
          name,
          review,
          '原因',
          storeCode,
        ])
        const [{ id, storeId }] = rows as [{ id: number; storeId: number }]
        if (pay !== 'none')
          await client.query(newOrder, [storeId, id, name, `${prefix}${id}`, orderStatus[pay]])
        made.push({ review, pay, id, name, storeId })
      }
    return made
  })

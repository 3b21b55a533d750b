import type { Todo } from '@lumiroute/contract/notification'
import type { Handle } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { hasStatus } from '../../../db/ad-status.ts'
import { isUnpaid } from '../../shop/order/order.columns.ts'
import { isLowStockSql } from '../../shop/product/product.columns.ts'
import { recordStates } from '../../../db/record-states.ts'
import { storesByAdmin } from '../../../db/stores-by-admin.ts'

type Kind = Todo['kind']
type Source = {
  kind: Kind
  who: 'operator' | 'store'
  /** A query of one number; `$1` is the time, `$2` the person's own store. */
  count: string
}

// A subquery for the few matching rows is faster than a join with every ad.
const { noVehicle, notStarted } = recordStates(
  '$1::timestamptz',
  '(select a.move_type from ad a where a.id = r.ad_id)',
)

/** The kinds of notification. A new kind also needs a link in todo-links.ts and a text in the console. */
const sources: Source[] = [
  {
    kind: 'storeWithoutAdmin',
    who: 'operator',
    count: `select count(*) from store r where ${storesByAdmin.none}`,
  },
  {
    kind: 'adminWithoutPassword',
    who: 'operator',
    count: `select count(*) from account a join store s on s.id = a.store_id
      where a.admin_enabled and s.store_enabled and a.password_hash is null`,
  },
  {
    kind: 'mailFailed',
    who: 'operator',
    count: `select count(*) from pgboss.job where name = 'events' and state = 'failed'
      and data->>'event' in ('account.invited', 'password.forgotten')`,
  },
  {
    kind: 'adToReview',
    who: 'operator',
    count: `select count(*) from ad where review = 'request'`,
  },
  {
    kind: 'deviceOffline',
    who: 'operator',
    count: 'select count(*) from device where offline_told_at is not null',
  },
  {
    kind: 'dateWithoutVehicle',
    who: 'operator',
    count: `select count(*) from broadcast_record r where ${noVehicle}`,
  },
  {
    kind: 'adNotStarted',
    who: 'operator',
    count: `select count(*) from broadcast_record r where ${notStarted}`,
  },
  {
    kind: 'makeGoodToDecide',
    who: 'operator',
    count: `select count(*) from make_good where state = 'proposed'`,
  },
  {
    kind: 'paymentOpen',
    who: 'operator',
    count: `select count(*) from "order" r where r.ad_id is not null and ${isUnpaid}`,
  },
  {
    kind: 'refundDue',
    who: 'operator',
    count: `select count(*) from "order" where payment_status = 'REFUNDING'`,
  },
  {
    kind: 'logBroken',
    who: 'operator',
    count: `select coalesce((select finding_count from log_check order by id desc limit 1), 0)
      + (select count(*) from log_witness where problem in ('ahead', 'inconsistent'))`,
  },
  {
    kind: 'adNotStarted',
    who: 'store',
    count: `select count(*) from broadcast_record r where r.store_id = $2 and ${notStarted}`,
  },
  {
    kind: 'makeGoodDecided',
    who: 'store',
    count: `select count(*) from make_good where store_id = $2 and decided_at > $1::timestamptz - interval '3 days'`,
  },
  {
    kind: 'adRejected',
    who: 'store',
    count: `select count(*) from ad where store_id = $2 and review = 'reject'`,
  },
  {
    kind: 'adUnpaid',
    who: 'store',
    count: `select count(*) from ad r where r.store_id = $2 and ${hasStatus.unpay}`,
  },
  {
    kind: 'adAccepted',
    who: 'store',
    count: `select count(*) from ad where store_id = $2 and review = 'accept'
      and reviewed_at > $1::timestamptz - interval '3 days'`,
  },
  {
    kind: 'orderToPrepare',
    who: 'store',
    count: `select count(*) from "order" where store_id = $2 and order_status = 'paid'`,
  },
  {
    kind: 'orderToRefund',
    who: 'store',
    count: `select count(*) from "order" where store_id = $2 and order_no is not null and payment_status = 'REFUNDING'`,
  },
  {
    kind: 'productShort',
    who: 'store',
    count: `select count(*) from product r
      where r.store_id = $2 and r.removed_at is null and ${isLowStockSql('$1')}`,
  },
  {
    kind: 'storeInfoIncomplete',
    who: 'store',
    count: `select count(*) from store where id = $2
      and ('' in (store_phone, store_addr, store_prod_name, store_intro)
      or store_image is null or store_big_image = '{}')`,
  },
  {
    kind: 'lineNotSet',
    who: 'store',
    count: `select count(*) from store s where id = $2
      and not exists (select 1 from third_party t where t.store_id = s.id)`,
  },
]

type Count = { kind: Kind; count: number }

/** One query for all kinds, since every open page polls it. */
function countAll(who: Source['who']) {
  const counts = sources
    .filter((source) => source.who === who)
    .map(({ kind, count }) => `select '${kind}' as kind, (${count}) as count`)
  return rawQuery<Count>({
    name: `notification.${who}`,
    row: { kind: 'text', count: 'int8' },
    sql: counts.join(' union all '),
  })
}
const forOperator = countAll('operator')
const forStore = countAll('store')

export const countOperatorTodos = (db: Handle, at: Date) => db.run(forOperator, [at])
export const countStoreTodos = (db: Handle, at: Date, storeId: number) => db.run(forStore, [at, storeId])

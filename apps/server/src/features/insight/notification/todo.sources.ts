import type { Todo } from '@lumiroute/contract/notification'
import { hasStatus } from '../../../db/ad-status.ts'
import { isUnpaid } from '../../shop/order/order.conditions.ts'
import { isShortAt } from '../../shop/product/product.columns.ts'
import { recordStates } from '../../../db/record-states.ts'
import { storesByAdmin } from '../../platform/store/store.conditions.ts'

type Source = {
  kind: Todo['kind']
  who: 'operator' | 'store'
  /** A query of one number; `$1` is the moment, `$2` the person's own store. */
  count: string
  link: string
}

// The type of the few that are left, instead of a join with every ad.
const { noVehicle, notStarted } = recordStates(
  '$1::timestamptz',
  '(select a.move_type from ad a where a.id = r.ad_id)',
)

/** What the bell knows of. A feature adds a line here, and the text of its kind to the console. */
export const todoSources: Source[] = [
  {
    kind: 'storeWithoutAdmin',
    who: 'operator',
    count: `select count(*) from store r where ${storesByAdmin.none}`,
    link: '/store/list?admin=none',
  },
  {
    kind: 'adminWithoutPassword',
    who: 'operator',
    count: `select count(*) from account a join store s on s.id = a.store_id
      where a.admin_enabled and s.store_enabled and a.password_hash is null`,
    link: '/store/list?admin=noPassword',
  },
  {
    kind: 'mailFailed',
    who: 'operator',
    count: `select count(*) from pgboss.job where name = 'events' and state = 'failed'
      and data->>'event' in ('account.invited', 'password.forgotten')`,
    link: '/store/list?admin=noPassword',
  },
  {
    kind: 'adToReview',
    who: 'operator',
    count: `select count(*) from ad where review = 'request'`,
    link: '/adcheck/list',
  },
  {
    kind: 'deviceOffline',
    who: 'operator',
    count: 'select count(*) from device where offline_told_at is not null',
    link: '/device/list?status=offline',
  },
  {
    kind: 'dateWithoutVehicle',
    who: 'operator',
    count: `select count(*) from broadcast_record r where ${noVehicle}`,
    link: '/adrecord/list?store=*&state=noVehicle',
  },
  {
    kind: 'adNotStarted',
    who: 'operator',
    count: `select count(*) from broadcast_record r where ${notStarted}`,
    link: '/adrecord/list?store=*&state=notStarted',
  },
  {
    kind: 'paymentOpen',
    who: 'operator',
    count: `select count(*) from "order" r where r.ad_id is not null and ${isUnpaid}`,
    link: '/order/list?store=*&source=AD&payment=open',
  },
  {
    kind: 'refundDue',
    who: 'operator',
    count: `select count(*) from "order" where payment_status = 'REFUNDING'`,
    link: '/order/list?store=*&payment=refundDue',
  },
  {
    kind: 'adNotStarted',
    who: 'store',
    count: `select count(*) from broadcast_record r where r.store_id = $2 and ${notStarted}`,
    link: '/adrecord/list?state=notStarted',
  },
  {
    kind: 'adRejected',
    who: 'store',
    count: `select count(*) from ad where store_id = $2 and review = 'reject'`,
    link: '/ad/list?payStatus=reject',
  },
  {
    kind: 'adUnpaid',
    who: 'store',
    count: `select count(*) from ad r where r.store_id = $2 and ${hasStatus.unpay}`,
    link: '/ad/list?payStatus=unpay',
  },
  {
    kind: 'adAccepted',
    who: 'store',
    count: `select count(*) from ad where store_id = $2 and review = 'accept'
      and reviewed_at > $1::timestamptz - interval '3 days'`,
    link: '/ad/list?payStatus=accept',
  },
  {
    kind: 'orderToPrepare',
    who: 'store',
    count: `select count(*) from "order" where store_id = $2 and order_status = 'paid'`,
    link: '/shop-order/list?orderStatus=paid',
  },
  {
    kind: 'orderToRefund',
    who: 'store',
    count: `select count(*) from "order" where store_id = $2 and order_no is not null and payment_status = 'REFUNDING'`,
    link: '/shop-order/list?orderStatus=refundDue',
  },
  {
    kind: 'productShort',
    who: 'store',
    count: `select count(*) from product r
      where r.store_id = $2 and r.removed_at is null and ${isShortAt('$1')}`,
    link: '/product/list?stock=short',
  },
  {
    kind: 'storeInfoIncomplete',
    who: 'store',
    count: `select count(*) from store where id = $2
      and ('' in (store_phone, store_addr, store_prod_name, store_intro)
      or store_image is null or store_big_image = '{}')`,
    link: '/store/info',
  },
  {
    kind: 'lineNotSet',
    who: 'store',
    count: `select count(*) from store s where id = $2
      and not exists (select 1 from third_party t where t.store_id = s.id)`,
    link: '/store/info?line=1',
  },
]

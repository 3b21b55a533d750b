import type { PayStatus } from '@lumiroute/contract/ad'
import { containing, defineList } from '../../../db/list-json.ts'
import type { Actor } from '../../../http/authentication/identity.ts'
import { adColumns, adRow } from './ad.columns.ts'
import { hasStatus, statusRankSql } from './ad.conditions.ts'

const inAd = 'r.name ilike {q} or r.id::text like {q}'

export const listAdsJson = defineList({
  name: 'ad.list',
  from: adRow,
  columns: adColumns,
  filters: {
    storeId: 'r.store_id = {storeId}',
    adId: 'r.id = {adId}',
    after: 'r.id > {after}',
    moveType: 'r.move_type = {moveType}',
    ...hasStatus,
    q: inAd,
    anywhere: `${inAd.replaceAll('{q}', '{anywhere}')} or r.store_id in (select s.id from store s
      where s.store_name ilike {anywhere} or s.store_code ilike {anywhere})`,
  },
  orders: {
    id: 'r.id',
    name: 'r.name',
    moveType: 'r.move_type',
    broadcastDate: 'r.broadcast_dates[1]',
    vehicleType: 'r.vehicle_type',
    mode: 'r.mode',
    status: statusRankSql,
    store: '(select s.store_name from store s where s.id = r.store_id)',
    submittedAt: 'r.submitted_at',
    updatedAt: 'r.updated_at',
  },
  order: '-id',
})

/** Whose `actions` the rows carry. */
export const viewerOf = ({ isOperator, storeId }: Actor) => ({ isOperator, viewerStore: storeId })

export function byStatus(status: PayStatus | undefined) {
  if (status === undefined) return {}
  if (status === '') return { none: true }
  return status === 'unpay' || status === 'paid' ? { [status]: true } : { review: status }
}

/** Over all stores the search also knows their names. */
export const bySearch = (typed: string | undefined, isOverAll: boolean) => ({
  [isOverAll ? 'anywhere' : 'q']: containing(typed),
})

import {
  listAdActions,
  type AdState,
  type Party,
  payStatusCodes,
  pays,
  reviews,
  getAdStatus,
} from '@lumiroute/contract/ad'
import { nameSql } from './coded-json.ts'

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`
const states: AdState[] = reviews.flatMap((review) => pays.map((pay) => ({ review, pay })))

/** SQL: ads as `r`, each with its order as `r.ord`. Shared by ads, game ads and notifications. */
export const adWithOrder = `(select a.*, (select o from "order" o where o.ad_id = a.id) as ord from ad a) r`

/** SQL: the payment half of the state, from the ad's order in `r.ord`. */
export const paySql = `case when (r.ord).id is null then 'none'
  when (r.ord).payment_status = 'SUCCESS' then 'paid' else 'unpay' end`

/** SQL generated from the contract's state machine, so that no transition rule is written twice. */
function byState(toSql: (state: AdState) => string): string {
  const cases = states.map((state) => `when '${state.review} ${state.pay}' then ${toSql(state)}`)
  return `case r.review || ' ' || ${paySql} ${cases.join(' ')} end`
}

export const statusCodeSql = byState((state) => quote(getAdStatus(state)))
export const statusNameSql = nameSql(statusCodeSql, 'adStatus')
export const statusRankSql = byState((state) => String(payStatusCodes.indexOf(getAdStatus(state))))

const actionsWhen = (onAir: boolean, parties: Party[]) =>
  byState((state) => `${quote(JSON.stringify(listAdActions({ ...state, onAir }, parties)))}::json`)
const actionsFor = (...parties: Party[]) =>
  `case when r.snapshot_id is null then ${actionsWhen(false, parties)} else ${actionsWhen(true, parties)} end`

/** Needs `isOperator` of the reader, and `viewerStore`: the store whose ads the reader may change, if any. */
export const actionsSql = `case when {isOperator}::boolean
  then case when r.store_id = {viewerStore}::int then ${actionsFor('store', 'operator')}
    else ${actionsFor('operator')} end
  when r.store_id = {viewerStore}::int then ${actionsFor('store')}
  else '[]'::json end`

const orderWith = (condition: string) =>
  `exists (select from "order" o where o.ad_id = r.id and ${condition})`

/** SQL for each filterable status, written so that PostgreSQL can use an index. */
export const hasStatus = {
  none: `r.review = 'draft' and not ${orderWith('true')}`,
  unpay: `r.review = 'draft' and ${orderWith("o.payment_status <> 'SUCCESS'")}`,
  paid: `r.review = 'draft' and ${orderWith("o.payment_status = 'SUCCESS'")}`,
  review: 'r.review = {review}',
}

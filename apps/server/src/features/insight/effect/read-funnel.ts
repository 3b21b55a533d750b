import type { FunnelFigures, FunnelGrouping, FunnelRow } from '@lumiroute/contract/effect'
import { funnelGroupings } from '@lumiroute/contract/effect'
import type { Handle } from '../../../db/db.ts'
import { nameMaterials } from '../../road/record/name-materials.ts'
import {
  type FunnelCell,
  type FunnelCounts,
  listFunnelCells,
  listFunnelDates,
} from './queries/funnel.queries.ts'
import { isSmall, withholdSmall } from './withhold-small.ts'

/** Last touch of the member; follow within 30 minutes, coupon within 24 hours, paid order within 7 days. */
export const funnelRule = 'last-7d-1'

export type Funnel = { total: FunnelFigures } & Record<FunnelGrouping, FunnelRow[]>
type OfAd = { storeId: number; adId: number }
type Measure = 'scans' | 'follows' | 'coupons' | 'orders'

/** One person may have several coupons or orders: people decide what is withheld. */
const peopleOf: Record<Measure, keyof FunnelCounts> = {
  scans: 'scans',
  follows: 'followPeople',
  coupons: 'couponPeople',
  orders: 'orderPeople',
}
const measures = Object.keys(peopleOf) as Measure[]

/**
 * The funnel of an ad with every grouping, without figures that could identify people. All groupings divide the
 * same scans, and none can be narrowed by another: each answer would otherwise be a way to compute a small one.
 */
export async function readFunnel(db: Handle, { storeId, adId }: OfAd): Promise<Funnel> {
  const [cells, dates, materials] = await Promise.all([
    listFunnelCells(db, storeId, adId),
    listFunnelDates(db, storeId, adId),
    nameMaterials(db, adId),
  ])
  const dateNames = new Map(dates.map(({ recordId, date }) => [String(recordId), date]))
  const nameKey: Record<FunnelGrouping, (key: string) => string> = {
    date: (key) => dateNames.get(key) ?? '',
    hour: (key) => `${key.padStart(2, '0')}:00`,
    cell: (key) => key,
    item: (key) => materials.get(Number(key)) ?? `#${key}`,
  }
  const rows = groupCells(cells)
  const entries = funnelGroupings.map((by, i) => [by, nameRows(rows[i] ?? [], nameKey[by], by)] as const)
  return {
    total: withholdTotal(addCounts(cells)),
    ...(Object.fromEntries(entries) as Record<FunnelGrouping, FunnelRow[]>),
  }
}

/** One date of the ad; null if the record has no scan. */
export const findFunnelOfRecord = (funnel: Funnel, recordId: number): FunnelFigures | null =>
  funnel.date.find(({ key }) => key === String(recordId)) ?? null

const unknownKey = '?'
const toKey = (value: number | string | null) => (value === null ? unknownKey : String(value))
const listKeys = ({ recordId, hour, cell, materialId }: FunnelCell) =>
  [recordId, hour, cell, materialId].map(toKey)

type KeyedFigures = FunnelFigures & { key: string }

function groupCells(cells: readonly FunnelCell[]): KeyedFigures[][] {
  const keyed = cells.map((cell) => ({ cell, keys: listKeys(cell) }))
  const withheld = measures.map((measure) =>
    withholdSmall(
      keyed.map(({ cell, keys }) => ({ keys, people: cell[peopleOf[measure]] })),
      funnelGroupings.length,
    ),
  )
  return funnelGroupings.map((_, i) => {
    const byKey = new Map<string, FunnelCell[]>()
    for (const { cell, keys } of keyed) {
      const own = byKey.get(keys[i] as string)
      if (own) own.push(cell)
      else byKey.set(keys[i] as string, [cell])
    }
    return [...byKey].map(([key, own]) => {
      const counts = addCounts(own)
      return { key, ...toFigures(counts, (at) => withheld[at]?.[i]?.has(key) ?? true) }
    })
  })
}

const noCounts: FunnelCounts = {
  scans: 0,
  follows: 0,
  coupons: 0,
  orders: 0,
  amount: 0,
  followPeople: 0,
  couponPeople: 0,
  orderPeople: 0,
}
const countNames = Object.keys(noCounts) as (keyof FunnelCounts)[]

function addCounts(rows: readonly FunnelCounts[]): FunnelCounts {
  const total = { ...noCounts }
  for (const row of rows) for (const name of countNames) total[name] += row[name]
  return total
}

function toFigures(counts: FunnelCounts, isHidden: (measure: number) => boolean): FunnelFigures {
  const [scans, follows, coupons, orders] = measures.map((measure, i) =>
    isHidden(i) ? null : counts[measure],
  ) as [number | null, number | null, number | null, number | null]
  return { scans, follows, coupons, orders, amount: orders === null ? null : counts.amount }
}

/** The figures of a whole ad. */
export const withholdTotal = (counts: FunnelCounts): FunnelFigures =>
  toFigures(counts, (i) => isSmall(counts[peopleOf[measures[i] as Measure]]))

function nameRows(rows: KeyedFigures[], nameKey: (key: string) => string, by: FunnelGrouping): FunnelRow[] {
  const named = rows.map(({ key, ...figures }) =>
    key === unknownKey ? { key: null, name: '', ...figures } : { key, name: nameKey(key), ...figures },
  )
  return named.toSorted((a, b) => {
    if (a.key === null || b.key === null) return a.key === null ? 1 : -1
    return by === 'date' || by === 'hour' ? compare(a.name, b.name) : compareScans(a, b)
  })
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
/** Withheld ones by name: their sequence must not tell which has more. */
const compareScans = (a: FunnelRow, b: FunnelRow) =>
  (b.scans ?? -1) - (a.scans ?? -1) || compare(a.name, b.name)

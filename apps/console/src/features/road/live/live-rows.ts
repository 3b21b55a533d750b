import { getLiveState, liveStates, type LiveState, type LiveVehicle } from '@lumiroute/contract/live'

export type LiveRow = LiveVehicle & { state: LiveState }

export const shownStates = ['moving', 'stopped', 'silent'] as const
export type StateFilter = (typeof shownStates)[number] | ''
export const readFilter = (text: string | null): StateFilter => shownStates.find((one) => one === text) ?? ''

const rank = new Map(liveStates.map((state, index) => [state, index]))
const numbers = new Intl.Collator('zh-TW', { numeric: true })

const kept = new WeakMap<LiveVehicle, LiveRow>()

/** Returns the same object for an unchanged vehicle, so that it is not rendered again. */
function getRow(vehicle: LiveVehicle, now: number): LiveRow {
  const state = getLiveState(vehicle, now)
  const known = kept.get(vehicle)
  if (known?.state === state) return known
  const row = { ...vehicle, state }
  kept.set(vehicle, row)
  return row
}

/** Moving vehicles first, finished ones last; by number within each group. */
export function getRows(vehicles: readonly LiveVehicle[], now: number): LiveRow[] {
  const rows = vehicles.map((vehicle) => getRow(vehicle, now))
  const getRank = ({ state }: LiveRow) => rank.get(state) as number
  return rows.sort((one, other) => getRank(one) - getRank(other) || numbers.compare(one.no, other.no))
}

const holds = (text: string, q: string) => text.toLowerCase().includes(q)

export function filterRows(rows: readonly LiveRow[], { q, state }: { q: string; state: StateFilter }) {
  const word = q.trim().toLowerCase()
  return rows.filter(
    (row) =>
      (!state || row.state === state) &&
      (!word || holds(row.no, word) || holds(row.ad.name, word) || holds(row.store.storeName, word)),
  )
}

export const countStates = (rows: readonly LiveRow[]): Record<LiveState, number> =>
  rows.reduce((counts, { state }) => ({ ...counts, [state]: counts[state] + 1 }), {
    moving: 0,
    stopped: 0,
    silent: 0,
    waiting: 0,
    over: 0,
  })

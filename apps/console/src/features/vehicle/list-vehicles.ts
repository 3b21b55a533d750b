import { queryVehicles, vehicleStatusCodes, vehicleTypeCodes } from '@lumiroute/contract'
import type { CallOf, Vehicle } from '@lumiroute/contract'
import { useMemo } from 'react'
import { call } from '../../lib/client.ts'
import { useRead } from '../../lib/query.ts'
import type { TableState } from '../../lib/table-state.ts'

export type VehicleRow = Vehicle & { row: number }
type Query = CallOf<typeof queryVehicles>

const sorts = ['no', 'vehicleType', 'vehicleStatus', 'updatedAt']
const exportSize = 1000

/** An order or filter that somebody typed into the address would only be refused. */
function queryOf({ sort, q, filters }: TableState): Query {
  const vehicleType = vehicleTypeCodes.find((code) => code === filters.vehicleType)
  const vehicleStatus = vehicleStatusCodes.find((code) => code === filters.vehicleStatus)
  return {
    ...(sorts.includes(sort.replace(/^-/, '')) && { sort }),
    ...(q && { q: q.slice(0, 100) }),
    ...(vehicleType && { vehicleType }),
    ...(vehicleStatus && { vehicleStatus }),
  }
}

const numbered = (vehicles: readonly Vehicle[], from: number): VehicleRow[] =>
  vehicles.map((vehicle, index) => ({ ...vehicle, row: from + index + 1 }))

export function useVehicleList(state: TableState) {
  const { page, size } = state
  const load = useRead(queryVehicles, { ...queryOf(state), page, size }, { keepPrevious: true })
  const list = load.data?.vehicleList
  const rows = useMemo(() => list && numbered(list, (page - 1) * size), [list, page, size])
  return { load, rows, total: load.data?.total ?? 0 }
}

/** All vehicles of the current search, page by page. */
export async function exportVehicles(state: TableState, signal: AbortSignal): Promise<VehicleRow[]> {
  const found: Vehicle[] = []
  for (let page = 1; ; page += 1) {
    const input = { ...queryOf(state), page, size: exportSize }
    const { vehicleList } = await call(queryVehicles, input, { signal })
    found.push(...vehicleList)
    if (vehicleList.length < exportSize) return numbered(found, 0)
  }
}

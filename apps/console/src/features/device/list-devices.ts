import { deviceStatuses, queryDevices } from '@lumiroute/contract'
import type { CallOf, Device } from '@lumiroute/contract'
import { useMemo } from 'react'
import { call } from '../../lib/client.ts'
import { useRead } from '../../lib/query.ts'
import type { TableState } from '../../lib/table-state.ts'

export type DeviceRow = Device & { row: number }
type Query = CallOf<typeof queryDevices>

const sorts = ['macAddr', 'name', 'kind', 'location', 'lastSeenAt', 'updatedAt']
/** Devices come and go while somebody looks. */
const lookAgainMs = 30_000
const exportSize = 1000

/** An order or filter that somebody typed into the address would only be refused. */
function queryOf({ sort, q, filters: { kind, status: wanted } }: TableState): Query {
  const status = deviceStatuses.find((each) => each === wanted)
  return {
    ...(sorts.includes(sort.replace(/^-/, '')) && { sort }),
    ...(q && { q: q.slice(0, 100) }),
    ...((kind === 'player' || kind === 'sensor') && { kind }),
    ...(status && { status }),
  }
}

const numbered = (devices: readonly Device[], from: number): DeviceRow[] =>
  devices.map((device, index) => ({ ...device, row: from + index + 1 }))

export function useDeviceList(state: TableState) {
  const { page, size } = state
  const options = { keepPrevious: true, refetchInterval: lookAgainMs }
  const load = useRead(queryDevices, { ...queryOf(state), page, size }, options)
  const list = load.data?.deviceList
  const rows = useMemo(() => list && numbered(list, (page - 1) * size), [list, page, size])
  return { load, rows, total: load.data?.total ?? 0 }
}

/** All devices of the current search, page by page. */
export async function exportDevices(state: TableState, signal: AbortSignal): Promise<DeviceRow[]> {
  const found: Device[] = []
  for (let page = 1; ; page += 1) {
    const input = { ...queryOf(state), page, size: exportSize }
    const { deviceList } = await call(queryDevices, input, { signal })
    found.push(...deviceList)
    if (deviceList.length < exportSize) return numbered(found, 0)
  }
}

import { deviceStatuses, listDevices } from '@lumiroute/contract/device'
import type { Device } from '@lumiroute/contract/device'
import { readId } from '../../../lib/format/read-id.ts'
import { oneOf, servedList } from '../../../lib/api/served-list.ts'

export type DeviceRow = Device & { row: number }

export const { useList: useDeviceList, exportAll: exportDevices } = servedList({
  endpoint: listDevices,
  listOf: ({ deviceList }) => deviceList,
  sorts: ['macAddr', 'name', 'kind', 'location', 'lastSeenAt', 'updatedAt'],
  filtersOf: ({ kind, status, placeId }) => ({
    placeId: readId(placeId ?? null),
    kind: oneOf(['player', 'sensor'], kind),
    status: oneOf(deviceStatuses, status),
  }),
  rowOf: (device, row): DeviceRow => ({ ...device, row }),
  // Devices come and go while somebody looks.
  refetchInterval: 30_000,
})

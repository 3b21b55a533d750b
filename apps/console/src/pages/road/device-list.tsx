import type { Device } from '@lumiroute/contract/device'
import { deleteDevice, deviceStatuses, listDevices } from '@lumiroute/contract/device'
import { deviceColumns } from '../../features/road/device/device.columns.tsx'
import { devicePaths } from '../../features/road/device/device.paths.ts'
import { readId } from '../../lib/format/read-id.ts'
import { DarkBoard } from '../../ui/drawings/dark-board.tsx'
import { defineListPage } from '../kit/define-list-page.tsx'
import { choice, fromLink } from '../kit/filters.tsx'
import { edit, link, remove } from '../kit/row-actions.tsx'

// The MAC address is shown below the name.
const wide = ['macAddr']
const medium = [...wide, 'row', 'kind', 'defaultPlay', 'updatedAt']

export const DeviceListPage = defineListPage({
  noun: 'device',
  endpoint: listDevices,
  rows: 'deviceList',
  id: 'macAddr',
  columns: deviceColumns,
  hidden: { wide, medium, narrow: [...medium, 'appVersion', 'diskFree'] },
  filters: [
    choice('kind', ['player', 'sensor'], 'device.kind', { all: 'device.list.allKinds' }),
    choice('status', deviceStatuses, 'device.status', { all: 'device.list.allStatuses' }),
    fromLink('placeId', readId),
  ],
  drawing: <DarkBoard />,
  create: devicePaths.create,
  visibleActions: 1,
  rowActions: [
    link('pair', undefined, ({ macAddr }: Device) => devicePaths.edit(macAddr), {
      label: 'device.pair.submit',
      isShown: ({ actions }: Device) => actions.includes('pair'),
      isNext: () => true,
    }),
    edit(({ macAddr }: Device) => devicePaths.edit(macAddr)),
    remove({
      endpoint: deleteDevice,
      stale: [listDevices],
      input: ({ macAddr }: Device) => ({ macAddr }),
      names: ({ macAddr, name }: Device) => ({ name: name || macAddr, macAddr }),
    }),
  ],
  // Devices go online and offline while the list is shown.
  refetchInterval: 30_000,
})

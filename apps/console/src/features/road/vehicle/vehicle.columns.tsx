import type { Vehicle } from '@lumiroute/contract/vehicle'
import Box from '@mui/material/Box'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import { DateTime, MonoCode } from '../../../ui/figures.tsx'
import type { DataColumn } from '../../../ui/table/table-column.ts'
import { onScreenText } from '../device/on-screen.ts'
import type { VehicleRow } from './list-vehicles.ts'
import { VehicleState } from './vehicle-state.tsx'
import { statusText, typeText } from './vehicle.choices.ts'

type Column = DataColumn<VehicleRow>
type Carried = Vehicle['deviceOne']

function OnBoard({ box }: { box: Carried }) {
  const { t } = useTranslation()
  if (!box)
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t('vehicle.list.noDevice')}
      </Box>
    )
  return (
    <Box component="span" sx={{ display: 'block', minWidth: 0, lineHeight: '18px', py: 0.5 }}>
      {box.name && (
        <Box component="span" sx={{ display: 'block' }}>
          {box.name}
        </Box>
      )}
      <Box component="span" sx={{ color: 'text.secondary', fontSize: 12 }}>
        <MonoCode>{box.macAddr}</MonoCode>
      </Box>
    </Box>
  )
}

const namingColumns = (t: TFunction): Column[] => [
  { id: 'row', header: t('vehicle.field.row'), cell: ({ row }) => row, align: 'right', width: 56 },
  {
    id: 'no',
    header: t('vehicle.field.no'),
    cell: ({ no }) => <MonoCode>{no}</MonoCode>,
    exportValue: ({ no }) => no,
    sortable: true,
    hideable: false,
    width: 136,
    cardRole: 'title',
  },
  {
    id: 'vehicleType',
    header: t('vehicle.field.vehicleType'),
    cell: ({ vehicleType }) => typeText(t, vehicleType),
    exportValue: ({ vehicleType }) => typeText(t, vehicleType),
    sortable: true,
    width: 112,
    cardRole: 'subtitle',
  },
  {
    id: 'vehicleStatus',
    header: t('vehicle.field.vehicleStatus'),
    cell: ({ vehicleStatus }) => <VehicleState status={vehicleStatus} />,
    exportValue: ({ vehicleStatus }) => statusText(t, vehicleStatus),
    sortable: true,
    width: 120,
    cardRole: 'badge',
  },
]

const boxText = (box: Carried) => (box ? `${box.name} ${box.macAddr}`.trim() : '')

const screenColumn = (t: TFunction): Column => ({
  id: 'onScreen',
  header: t('vehicle.field.onScreen'),
  cell: ({ onScreen }) => onScreenText(onScreen) || '—',
  exportValue: ({ onScreen }) => onScreenText(onScreen),
})

const boxColumns = (t: TFunction, dateTime: (at: string) => string): Column[] => [
  {
    id: 'deviceOne',
    header: t('vehicle.field.deviceOne'),
    cell: ({ deviceOne }) => <OnBoard box={deviceOne} />,
    exportValue: ({ deviceOne }) => boxText(deviceOne),
  },
  {
    id: 'sensorOne',
    header: t('vehicle.field.sensorOne'),
    cell: ({ sensorOne }) => <OnBoard box={sensorOne} />,
    exportValue: ({ sensorOne }) => boxText(sensorOne),
  },
  {
    id: 'updatedAt',
    header: t('vehicle.field.updatedAt'),
    cell: ({ updatedAt }) => <DateTime at={updatedAt} />,
    exportValue: ({ updatedAt }) => dateTime(updatedAt),
    sortable: true,
    width: 176,
  },
]

export function useVehicleColumns(): readonly Column[] {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  return useMemo(() => [...namingColumns(t), screenColumn(t), ...boxColumns(t, dateTime)], [t, dateTime])
}

import type { Vehicle } from '@lumiroute/contract/vehicle'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { MonoCode } from '../../../ui/figures.tsx'
import { code, column, moment, rowNumber } from '../../../ui/table/columns.tsx'
import type { Column } from '../../../ui/table/columns.tsx'
import { onScreenText } from '../device/on-screen.ts'
import { VehicleState } from './vehicle-state.tsx'
import { statusText, typeText } from './vehicle-choices.ts'

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

const device = <K extends 'deviceOne' | 'sensorOne'>(id: K): Column<Vehicle> => ({
  id,
  value: ({ [id]: box }) => (box ? `${box.name} ${box.macAddr}`.trim() : ''),
  render: ({ [id]: box }) => <OnBoard box={box} />,
})

export const vehicleColumns = [
  rowNumber('row'),
  code('no', { sortable: true, hideable: false, width: 136, cardRole: 'title' }),
  column<Vehicle>('vehicleType', {
    value: ({ vehicleType }, { t }) => typeText(t, vehicleType),
    sortable: true,
    width: 112,
    cardRole: 'subtitle',
  }),
  column<Vehicle>('vehicleStatus', {
    value: ({ vehicleStatus }, { t }) => statusText(t, vehicleStatus),
    render: ({ vehicleStatus }) => <VehicleState status={vehicleStatus} />,
    sortable: true,
    width: 120,
    cardRole: 'badge',
  }),
  column<Vehicle>('onScreen', { value: ({ onScreen }) => onScreenText(onScreen) }),
  device('deviceOne'),
  device('sensorOne'),
  moment('updatedAt'),
]

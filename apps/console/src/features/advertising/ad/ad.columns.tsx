import type { Ad } from '@lumiroute/contract/ad'
import Box from '@mui/material/Box'
import { MonoCode } from '../../../ui/figures.tsx'
import { column, rowNumber } from '../../../ui/table/columns.tsx'
import { codeText } from './ad-choices.ts'
import { AdStatusCell, statusText } from './ad-status.tsx'
import { whereText } from './ad-places.ts'
import { datesText } from './broadcast-dates.ts'

const idStyle = { color: 'text.secondary', fontSize: 12, mr: 1 } as const

function AdTitle({ ad }: { ad: Pick<Ad, 'id' | 'name'> }) {
  return (
    <span>
      <Box component="span" sx={idStyle}>
        <MonoCode>{`#${ad.id}`}</MonoCode>
      </Box>
      {ad.name}
    </span>
  )
}

/** Columns shared by the ad list and the review queue. */
export const adFactColumns = [
  column<Ad>('moveType', {
    value: (ad, { t }) => codeText(t, 'moveType', ad.moveType),
    sortable: true,
  }),
  column<Ad>('broadcastDate', {
    header: 'ad.field.dates',
    value: (ad, { t }) => datesText(t, ad),
    sortable: true,
    width: 124,
  }),
  column<Ad>('vehicleType', { value: ({ vehicle }, { t }) => codeText(t, 'vehicleType', vehicle.type) }),
  column<Ad>('route', { header: 'ad.field.where', value: whereText }),
  column<Ad>('mode', { value: ({ mode }, { t }) => codeText(t, 'mode', mode) }),
]

export const adColumns = [
  rowNumber(),
  column<Ad>('name', {
    header: 'ad.field.idAndName',
    value: ({ id, name }) => `${id} ${name}`,
    render: (ad) => <AdTitle ad={ad} />,
    sortable: true,
    hideable: false,
    cardRole: 'title',
  }),
  ...adFactColumns,
  column<Ad>('status', {
    value: (ad, { t }) => statusText(t, ad),
    render: (ad) => <AdStatusCell ad={ad} />,
    sortable: true,
    cardRole: 'badge',
  }),
]

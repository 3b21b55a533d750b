import type { Ad } from '@lumiroute/contract/ad'
import Box from '@mui/material/Box'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { absent } from '../../../lib/format/format.ts'
import { MonoCode } from '../../../ui/figures.tsx'
import type { DataColumn } from '../../../ui/table/table-column.ts'
import { codeText } from './ad.choices.ts'
import { AdStatusCell, statusText } from './ad-status.tsx'
import { whereText } from './ad.places.ts'
import { datesText } from './broadcast-dates.ts'

export type AdRow = Ad & { no: number }

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

/** The columns that the ad list and the review queue share. */
export function factColumns<Row extends Ad>(t: TFunction): DataColumn<Row>[] {
  return [
    {
      id: 'moveType',
      header: t('ad.field.moveType'),
      cell: (ad) => codeText(t, 'moveType', ad.moveType),
      sortable: true,
    },
    {
      id: 'broadcastDate',
      header: t('ad.field.dates'),
      cell: (ad) => datesText(t, ad),
      sortable: true,
      width: 124,
    },
    {
      id: 'vehicleType',
      header: t('ad.field.vehicleType'),
      cell: ({ vehicle }) => codeText(t, 'vehicleType', vehicle.type),
    },
    {
      id: 'route',
      header: t('ad.field.where'),
      cell: (ad) => whereText(ad) || absent,
      exportValue: whereText,
    },
    { id: 'mode', header: t('ad.field.mode'), cell: ({ mode }) => codeText(t, 'mode', mode) },
  ]
}

function columnsOf(t: TFunction): DataColumn<AdRow>[] {
  return [
    { id: 'no', header: t('ad.field.no'), cell: ({ no }) => no, align: 'right', width: 56 },
    {
      id: 'name',
      header: t('ad.field.idAndName'),
      cell: (ad) => <AdTitle ad={ad} />,
      exportValue: ({ id, name }) => `${id} ${name}`,
      sortable: true,
      hideable: false,
      cardRole: 'title',
    },
    ...factColumns<AdRow>(t),
    {
      id: 'status',
      header: t('ad.field.status'),
      cell: (ad) => <AdStatusCell ad={ad} />,
      exportValue: (ad) => statusText(t, ad),
      sortable: true,
      cardRole: 'badge',
    },
  ]
}

export function useAdColumns(): readonly DataColumn<AdRow>[] {
  const { t } = useTranslation()
  return useMemo(() => columnsOf(t), [t])
}

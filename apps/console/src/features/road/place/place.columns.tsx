import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { absent } from '../../../lib/format/format.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { DateTime } from '../../../ui/figures.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import type { DataColumn } from '../../../ui/table/table-column.ts'
import { smallUrl } from '../../platform/store/store.images.ts'
import type { PlaceRow } from './list-places.ts'
import { placePaths } from './place.paths.ts'
import { panelText } from './place.texts.ts'

type Column = DataColumn<PlaceRow>

const photoStyle = {
  display: 'block',
  width: 64,
  height: 40,
  objectFit: 'cover',
  borderRadius: '6px',
  border: 1,
  borderColor: 'divider',
} as const

function Photo({ place }: { place: PlaceRow }) {
  const { t } = useTranslation()
  if (!place.photo) return absent
  const alt = t('place.photoOf', { name: place.name })
  return <Box component="img" src={smallUrl(place.photo)} alt={alt} loading="lazy" sx={photoStyle} />
}

/** A place without a screen cannot play anything. */
function Screens({ place }: { place: PlaceRow }) {
  const { t } = useTranslation()
  if (place.screenCount === 0) return <StatusBadge tone="warning" label={t('place.noScreen')} />
  return <Link href={placePaths.devices(place.id)}>{t('place.screens', { total: place.screenCount })}</Link>
}

const columnsOf = (t: TFunction, dateTime: (at: string) => string): Column[] => [
  { id: 'row', header: t('place.field.row'), cell: ({ row }) => row, align: 'right', width: 56 },
  {
    id: 'photo',
    header: t('place.field.photo'),
    cell: (place) => <Photo place={place} />,
    exportValue: ({ photo }) => photo ?? '',
    width: 96,
  },
  {
    id: 'name',
    header: t('place.field.name'),
    cell: ({ name }) => name,
    sortable: true,
    hideable: false,
    cardRole: 'title',
  },
  {
    id: 'address',
    header: t('place.field.address'),
    cell: ({ address }) => address || absent,
    exportValue: ({ address }) => address,
    sortable: true,
    cardRole: 'subtitle',
  },
  {
    id: 'panel',
    header: t('place.field.panel'),
    cell: (place) => panelText(t, place) || absent,
    exportValue: (place) => panelText(t, place),
  },
  {
    id: 'screenCount',
    header: t('place.field.screens'),
    cell: (place) => <Screens place={place} />,
    exportValue: ({ screenCount }) => screenCount,
    sortable: true,
    width: 112,
    cardRole: 'badge',
  },
  {
    id: 'updatedAt',
    header: t('place.field.updatedAt'),
    cell: ({ updatedAt }) => <DateTime at={updatedAt} />,
    exportValue: ({ updatedAt }) => dateTime(updatedAt),
    sortable: true,
    width: 176,
  },
]

export function usePlaceColumns(): readonly Column[] {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  return useMemo(() => columnsOf(t, dateTime), [t, dateTime])
}

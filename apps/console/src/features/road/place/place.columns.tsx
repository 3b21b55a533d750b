import type { Place } from '@lumiroute/contract/place'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { absent } from '../../../lib/format/format.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { column, moment, rowNumber, text, title } from '../../../ui/table/columns.tsx'
import { smallUrl } from '../../platform/store/store-images.ts'
import { placePaths } from './place.paths.ts'
import { panelText } from './place-texts.ts'

const photoStyle = {
  display: 'block',
  width: 64,
  height: 40,
  objectFit: 'cover',
  borderRadius: '6px',
  border: 1,
  borderColor: 'divider',
} as const

function Photo({ place }: { place: Place }) {
  const { t } = useTranslation()
  if (!place.photo) return absent
  const alt = t('place.photoOf', { name: place.name })
  return <Box component="img" src={smallUrl(place.photo)} alt={alt} loading="lazy" sx={photoStyle} />
}

/** A place without a screen cannot play anything. */
function Screens({ place }: { place: Place }) {
  const { t } = useTranslation()
  if (place.screenCount === 0) return <StatusBadge tone="warning" label={t('place.noScreen')} />
  return <Link href={placePaths.devices(place.id)}>{t('place.screens', { total: place.screenCount })}</Link>
}

export const placeColumns = [
  rowNumber('row'),
  column<Place>('photo', {
    value: ({ photo }) => photo,
    render: (place) => <Photo place={place} />,
    width: 96,
  }),
  title('name'),
  text('address', { sortable: true, cardRole: 'subtitle' }),
  column<Place>('panel', { value: (place, { t }) => panelText(t, place) }),
  column<Place>('screenCount', {
    header: 'place.field.screens',
    value: ({ screenCount }) => screenCount,
    render: (place) => <Screens place={place} />,
    sortable: true,
    width: 112,
    cardRole: 'badge',
  }),
  moment('updatedAt'),
]

import Box from '@mui/material/Box'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import { Count, DateTime, MonoCode } from '../../../ui/figures.tsx'
import type { DataColumn } from '../../../ui/table/table-column.ts'
import type { RouteRow } from './list-routes.ts'

/** A long description must not push the figures out of sight. */
function Clipped({ children }: { children: string }) {
  return (
    <Box
      title={children}
      sx={{
        maxWidth: { sm: 200, xl: 420 },
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: { sm: 'nowrap' },
      }}
    >
      {children}
    </Box>
  )
}

type Column = DataColumn<RouteRow>
type Format = ReturnType<typeof useFormat>

const namingColumns = (t: TFunction): Column[] => [
  { id: 'no', header: t('route.field.no'), cell: ({ no }) => no, align: 'right', width: 56 },
  {
    id: 'code',
    header: t('route.field.code'),
    cell: ({ code }) => <MonoCode>{code}</MonoCode>,
    exportValue: ({ code }) => code,
    sortable: true,
    hideable: false,
    width: 136,
    cardRole: 'subtitle',
  },
  {
    id: 'name',
    header: t('route.field.name'),
    cell: ({ name, code }) => name || code,
    exportValue: ({ name }) => name,
    sortable: true,
    width: 168,
    cardRole: 'title',
  },
  {
    id: 'description',
    header: t('route.field.description'),
    cell: ({ description }) => <Clipped>{description || '—'}</Clipped>,
    exportValue: ({ description }) => description,
  },
]

const figureColumns = (t: TFunction, { dateTime, km }: Format): Column[] => [
  {
    id: 'lengthKm',
    header: t('route.field.lengthKm'),
    cell: ({ lengthKm }) => km(lengthKm),
    exportValue: ({ lengthKm }) => lengthKm,
    sortable: true,
    align: 'right',
    width: 104,
  },
  {
    id: 'pointCount',
    header: t('route.field.pointCount'),
    cell: ({ pointCount }) => <Count figure={pointCount} />,
    exportValue: ({ pointCount }) => pointCount,
    align: 'right',
    width: 88,
  },
  {
    id: 'updatedAt',
    header: t('route.field.updatedAt'),
    cell: ({ updatedAt }) => <DateTime at={updatedAt} />,
    exportValue: ({ updatedAt }) => dateTime(updatedAt),
    sortable: true,
    width: 176,
  },
]

export function useRouteColumns(): readonly Column[] {
  const { t } = useTranslation()
  const format = useFormat()
  return useMemo(() => [...namingColumns(t), ...figureColumns(t, format)], [t, format])
}

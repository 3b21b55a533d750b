import type { Route } from '@lumiroute/contract/route'
import Box from '@mui/material/Box'
import { absent } from '../../../lib/format/format.ts'
import { code, column, count, moment, rowNumber } from '../../../ui/table/columns.tsx'

/** A long description must not push the figures out of view. */
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

export const routeColumns = [
  rowNumber(),
  code('code', { sortable: true, hideable: false, width: 136, cardRole: 'subtitle' }),
  column<Route>('name', {
    value: ({ name }) => name,
    render: ({ name, code: short }) => name || short,
    sortable: true,
    width: 168,
    cardRole: 'title',
  }),
  column<Route>('description', {
    value: ({ description }) => description,
    render: ({ description }) => <Clipped>{description || absent}</Clipped>,
  }),
  column<Route>('lengthKm', {
    value: ({ lengthKm }) => lengthKm,
    render: ({ lengthKm }, { km }) => km(lengthKm),
    sortable: true,
    align: 'right',
    width: 104,
  }),
  count('pointCount', { width: 88 }),
  moment('updatedAt'),
]

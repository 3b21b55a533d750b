import Box from '@mui/material/Box'
import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { absent } from '../lib/format/format.ts'

export type Description = { id: string; term: string; value: ReactNode }

const termColumn = { xs: '1fr', sm: 'minmax(96px, max-content) 1fr' }

export function DescriptionList({ items }: { items: readonly Description[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: termColumn,
        columnGap: 3,
        rowGap: { xs: 0, sm: 1.25 },
      }}
    >
      {items.map(({ id, term, value }) => (
        <Fragment key={id}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: 13, lineHeight: '20px' }}>
            {term}
          </Box>
          <Box
            component="dd"
            sx={{
              m: 0,
              mb: { xs: 1.5, sm: 0 },
              fontSize: 14,
              lineHeight: '20px',
              overflowWrap: 'anywhere',
              minWidth: 0,
            }}
          >
            {value === '' || value === null || value === undefined ? absent : value}
          </Box>
        </Fragment>
      ))}
    </Box>
  )
}

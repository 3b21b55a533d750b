import Box from '@mui/material/Box'
import Link from '@mui/material/Link'

export type Ranked = { id: string; name: string; note?: string; href: string; value: number; figure: string }

const groove = { height: 4, borderRadius: '2px', bgcolor: 'background.sunken', overflow: 'hidden' } as const
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

function RankedRow({ row: { name, note, href, value, figure }, most }: { row: Ranked; most: number }) {
  return (
    <Box component="li" sx={{ py: 1 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'baseline', mb: 0.75 }}>
        <Box sx={{ flexGrow: 1, minWidth: 0, ...oneLine }}>
          <Link href={href} underline="hover" sx={{ color: 'text.primary', fontSize: 14 }}>
            {name}
          </Link>
          {note && (
            <Box component="span" sx={{ ml: 1, fontSize: 12, color: 'text.secondary' }}>
              {note}
            </Box>
          )}
        </Box>
        <Box sx={{ fontSize: 13, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>{figure}</Box>
      </Box>
      <Box aria-hidden sx={groove}>
        <Box
          sx={{
            height: '100%',
            width: `${(100 * value) / most}%`,
            borderRadius: 'inherit',
            bgcolor: 'primary.main',
          }}
        />
      </Box>
    </Box>
  )
}

/** The top rows by one value, each linking to its page. */
export function Ranking({ rows }: { rows: readonly Ranked[] }) {
  const most = Math.max(1, ...rows.map(({ value }) => value))
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((row) => (
        <RankedRow key={row.id} row={row} most={most} />
      ))}
    </Box>
  )
}

import Box from '@mui/material/Box'

export type Fault = { row: number; column: string; message: string }
export type FaultTableProps = {
  label: string
  heads: { row: string; column: string; message: string }
  faults: readonly Fault[]
}

const cell = {
  textAlign: 'left',
  px: 1,
  py: 0.75,
  borderBottom: 1,
  borderColor: 'divider',
  verticalAlign: 'top',
} as const
const table = { width: '100%', borderCollapse: 'collapse', fontSize: 13, lineHeight: '20px' } as const

/** The errors of a file, by cell. */
export function FaultTable({ label, heads, faults }: FaultTableProps) {
  return (
    <Box role="region" aria-label={label} tabIndex={0} sx={{ maxHeight: 280, overflow: 'auto' }}>
      <Box component="table" sx={table}>
        <thead>
          <tr>
            {(['row', 'column', 'message'] as const).map((name) => (
              <Box
                component="th"
                key={name}
                scope="col"
                sx={{ ...cell, fontWeight: 600, whiteSpace: 'nowrap' }}
              >
                {heads[name]}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {faults.map(({ row, column, message }) => (
            <tr key={`${row} ${column} ${message}`}>
              <Box component="td" sx={{ ...cell, fontVariantNumeric: 'tabular-nums' }}>
                {row}
              </Box>
              <Box component="td" sx={{ ...cell, whiteSpace: 'nowrap' }}>
                {column}
              </Box>
              <Box component="td" sx={cell}>
                {message}
              </Box>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}

import type { SxProps, Theme } from '@mui/material/styles'

export const rowHeights = { normal: 44, compact: 36 } as const
export type Density = keyof typeof rowHeights

/** One style for the whole table: a styled component for each cell costs more than the row itself. */
export function tableStyle(density: Density, isFixed: boolean): SxProps<Theme> {
  return {
    width: '100%',
    minWidth: 'max-content',
    borderCollapse: 'separate',
    borderSpacing: 0,
    tableLayout: isFixed ? 'fixed' : 'auto',
    fontSize: 13,
    lineHeight: '20px',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { px: 1.5, py: 0, textAlign: 'left', borderBottom: 1, borderColor: 'divider' },
    '& th:first-of-type, & td:first-of-type': { pl: 2 },
    '& th:last-of-type, & td:last-of-type': { pr: 2 },
    '& thead th': {
      position: 'sticky',
      top: 0,
      zIndex: 2,
      height: 40,
      bgcolor: 'background.paper',
      color: 'text.secondary',
      fontSize: 12,
      fontWeight: 600,
      whiteSpace: 'nowrap',
    },
    '& td': {
      height: rowHeights[density],
      boxSizing: 'border-box',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      ...(isFixed && { whiteSpace: 'nowrap' }),
    },
    '& tbody tr:last-of-type td': { borderBottom: 0 },
    '& tr[data-kind=row]:hover td': { bgcolor: 'action.hover' },
    '& tr[data-selected=true] td': { bgcolor: 'action.selected' },
    '& .right': { textAlign: 'right' },
    '& .center': { textAlign: 'center' },
    '& .mono': { fontFamily: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace', fontSize: 12.5 },
    '& .clip': { whiteSpace: 'nowrap' },
    '& .tool': { width: 44, px: 0.5, textAlign: 'center' },
    '& .detail': { bgcolor: 'background.default', whiteSpace: 'normal', p: 2 },
  }
}

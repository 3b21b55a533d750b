import { visuallyHidden } from '../visually-hidden.ts'

export const rowPx = 36

/** All rows of one height: the mark of a row is placed by counting. */
export const indexedStyle = {
  position: 'relative',
  overflow: 'auto',
  outlineOffset: -2,
  fontSize: 13,
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
  '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0, tableLayout: 'fixed' },
  '& table[data-picks] tbody tr': { cursor: 'pointer' },
  '& caption': visuallyHidden,
  '& th, & td': {
    boxSizing: 'border-box',
    height: rowPx,
    px: 1.5,
    py: 0,
    textAlign: 'left',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& th:first-of-type, & td:first-of-type': { pl: { xs: 2, sm: 2.5 } },
  '& th:last-of-type, & td:last-of-type': { pr: { xs: 2, sm: 2.5 } },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    bgcolor: 'background.paper',
    color: 'text.secondary',
    fontSize: 12,
    fontWeight: 600,
  },
  '& tr[data-index]:hover td': { bgcolor: 'action.hover' },
  '& .right': { textAlign: 'right' },
  '& .spare': { display: { xs: 'none', sm: 'table-cell' } },
  '& .mark': {
    position: 'absolute',
    top: 0,
    left: 0,
    right: 0,
    zIndex: 1,
    height: rowPx,
    pointerEvents: 'none',
    borderLeft: '3px solid',
    borderColor: 'live.main',
    boxShadow: 'inset 0 1px 0 var(--lr-palette-live-main), inset 0 -1px 0 var(--lr-palette-live-main)',
  },
} as const

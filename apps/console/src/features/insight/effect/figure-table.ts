/** A table of figures inside a section; the first column is text. */
export const figureTable = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
  '& th': {
    color: 'text.secondary',
    fontSize: 12,
    fontWeight: 600,
    textAlign: 'right',
    whiteSpace: 'nowrap',
  },
  '& td': { textAlign: 'right', whiteSpace: 'nowrap', verticalAlign: 'top' },
  '& th, & td': { px: { xs: 0.75, sm: 1.5 }, py: 1, borderBottom: 1, borderColor: 'divider' },
  '& th:first-of-type, & td:first-of-type': {
    pl: 0,
    textAlign: 'left',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    minWidth: 80,
  },
  '& th:last-of-type, & td:last-of-type': { pr: 0 },
  '& tbody tr:last-of-type td': { borderBottom: 0 },
} as const

import type { SxProps, Theme } from '@mui/material/styles'

export const rowHeights = { normal: 44, compact: 36 } as const
export type Density = keyof typeof rowHeights

const overPaper = (colour: string) => ({ backgroundImage: `linear-gradient(${colour}, ${colour})` })

/** The row's actions stay in view when the columns before them scroll; a border then separates them. */
const actionsStyle = {
  '& .actions': { position: 'sticky', right: 0, zIndex: 1, textAlign: 'right', whiteSpace: 'nowrap' },
  '& thead .actions': { zIndex: 3 },
  '& tbody tr[data-kind=row] .actions': { bgcolor: 'background.paper' },
  '& tr[data-kind=row]:hover .actions': overPaper('var(--lr-palette-action-hover)'),
  '& tr[data-selected=true] .actions': overPaper('var(--lr-palette-action-selected)'),
  '@supports (animation-timeline: scroll(x))': {
    '& .actions': { animation: 'actions-edge linear both', animationTimeline: 'scroll(x)' },
    '@keyframes actions-edge': {
      '0%, 99%': { boxShadow: '-1px 0 0 var(--lr-palette-divider)' },
      '100%': { boxShadow: 'none' },
    },
  },
} as const

/** One style for the whole table: a styled component per cell costs more than the row itself. */
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
    ...actionsStyle,
    // As wide as the visible part: its last column must not scroll out of view with the table's.
    '& .detail': { bgcolor: 'background.default', whiteSpace: 'normal', p: 2, overflow: 'visible' },
    '& .detail > *': { position: 'sticky', left: 16, width: 'calc(100cqw - 32px)' },
  }
}

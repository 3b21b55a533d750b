import type { ThemeComponents } from './components-type.ts'

const tones = ['info', 'success', 'warning', 'error'] as const

export const display: ThemeComponents = {
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 'var(--row-height, 44px)',
        padding: '4px 12px',
        fontSize: 13,
        lineHeight: '20px',
        borderColor: theme.vars.palette.divider,
        '&:first-of-type': { paddingLeft: 20 },
        '&:last-of-type': { paddingRight: 20 },
      }),
      head: ({ theme }) => ({
        height: 40,
        fontSize: 12,
        fontWeight: 500,
        color: theme.vars.palette.text.secondary,
        backgroundColor: theme.vars.palette.background.paper,
      }),
    },
  },
  MuiTableRow: {
    styleOverrides: { root: { '&:last-child > td': { borderBottom: 0 } } },
  },
  MuiChip: {
    styleOverrides: {
      root: { height: 24, borderRadius: 6, fontSize: 12, fontWeight: 500 },
      label: { paddingInline: 8 },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: {
        borderRadius: 8,
        padding: '8px 12px',
        fontSize: 14,
        lineHeight: '20px',
        alignItems: 'flex-start',
      },
      icon: { padding: 0, marginRight: 10, fontSize: 20, opacity: 1 },
      message: { padding: 0 },
      action: { padding: 0, marginRight: 0 },
    },
    variants: tones.map((tone) => ({
      props: { variant: 'standard' as const, severity: tone },
      style: ({ theme }) => ({
        color: theme.vars.palette[tone].onTint,
        backgroundColor: theme.vars.palette[tone].tint,
        '& .MuiAlert-icon': { color: 'inherit' },
      }),
    })),
  },
  MuiTabs: {
    styleOverrides: {
      root: ({ theme }) => ({ minHeight: 40, borderBottom: `1px solid ${theme.vars.palette.divider}` }),
      indicator: { height: 2, borderRadius: 2 },
    },
  },
  MuiTab: { styleOverrides: { root: { minHeight: 40, minWidth: 0, padding: '8px 12px', fontWeight: 500 } } },
  MuiListItemButton: {
    styleOverrides: {
      root: { borderRadius: 8, minHeight: 36, '&.Mui-focusVisible': { outlineOffset: -2 } },
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 32, color: 'inherit' } } },
  MuiListItemText: { styleOverrides: { root: { marginTop: 0, marginBottom: 0 } } },
  MuiSkeleton: { defaultProps: { animation: 'wave' } },
  MuiBreadcrumbs: {
    styleOverrides: { root: { fontSize: 12, lineHeight: '16px' }, separator: { marginInline: 6 } },
  },
  MuiBadge: {
    styleOverrides: { badge: { height: 16, minWidth: 16, padding: '0 4px', fontSize: 11, fontWeight: 600 } },
  },
  MuiLinearProgress: { styleOverrides: { root: { borderRadius: 4 } } },
}

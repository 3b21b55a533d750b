import type { ThemeComponents } from './components-type.ts'

const raised = '0 12px 32px -8px rgb(11 18 32 / 0.22), 0 2px 6px rgb(11 18 32 / 0.08)'

export const surfaces: ThemeComponents = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundImage: 'none' },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.divider }),
      rounded: { borderRadius: 10 },
    },
  },
  MuiCard: { defaultProps: { variant: 'outlined' } },
  MuiCardContent: { styleOverrides: { root: { padding: 20, '&:last-child': { paddingBottom: 20 } } } },
  MuiAppBar: { defaultProps: { elevation: 0, color: 'inherit' } },
  MuiPopover: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: 10,
        boxShadow: raised,
        marginTop: 4,
      }),
    },
  },
  MuiMenu: { styleOverrides: { list: { padding: 4 } } },
  MuiAutocomplete: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: raised,
        marginTop: 4,
      }),
      listbox: { padding: 4, fontSize: 14 },
      option: { borderRadius: 6, minHeight: '36px !important' },
      inputRoot: { padding: '0 8px !important', minHeight: 36 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 36,
        padding: '6px 10px',
        borderRadius: 6,
        fontSize: 14,
        '&.Mui-focusVisible': { outlineOffset: -2 },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: theme.vars.palette.action.selected },
      }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: 12,
        boxShadow: raised,
        '&.MuiDialog-paperFullScreen': { borderRadius: 0, border: 0 },
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { padding: '20px 24px 8px', fontSize: 16, lineHeight: '24px' } },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
  MuiDialogActions: {
    styleOverrides: {
      root: { padding: '12px 24px 20px', gap: 8, '& > :not(style) ~ :not(style)': { marginLeft: 0 } },
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(11 18 32 / 0.48)' } },
    },
  },
  MuiDrawer: {
    styleOverrides: { paper: ({ theme }) => ({ borderColor: theme.vars.palette.divider }) },
  },
  MuiDivider: { styleOverrides: { root: ({ theme }) => ({ borderColor: theme.vars.palette.divider }) } },
}

import { RouterLink } from '../router-link.tsx'
import type { ThemeComponents } from './components-type.ts'

const ring = (colour: string) => ({ outline: `2px solid ${colour}`, outlineOffset: 2 })

export const controls: ThemeComponents = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, LinkComponent: RouterLink },
    styleOverrides: {
      root: ({ theme }) => ({ '&.Mui-focusVisible': ring(theme.vars.palette.primary.main) }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 36,
        padding: '7px 14px',
        borderRadius: 8,
        whiteSpace: 'nowrap',
        transition: 'background-color 120ms, border-color 120ms, color 120ms',
      },
      sizeSmall: { minHeight: 28, padding: '3px 10px', fontSize: 13 },
      sizeLarge: { minHeight: 44, padding: '11px 20px', fontSize: 15 },
      startIcon: { marginLeft: -2, marginRight: 6, '& > *:nth-of-type(1)': { fontSize: 18 } },
      endIcon: { marginLeft: 6, marginRight: -2, '& > *:nth-of-type(1)': { fontSize: 18 } },
      text: { paddingInline: 10 },
    },
    variants: [
      {
        props: { variant: 'contained', color: 'primary' },
        style: ({ theme }) => ({
          backgroundColor: theme.vars.palette.primary.fill,
          color: '#FFFFFF',
          '&:hover': { backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.fill} 86%, #000)` },
          '&.Mui-disabled': {
            color: theme.vars.palette.text.disabled,
            backgroundColor: theme.vars.palette.action.hover,
          },
        }),
      },
      {
        props: { variant: 'outlined', color: 'inherit' },
        style: ({ theme }) => ({
          borderColor: theme.vars.palette.divider,
          backgroundColor: theme.vars.palette.background.paper,
          '&:hover': {
            backgroundColor: theme.vars.palette.action.hover,
            borderColor: theme.vars.palette.control,
          },
        }),
      },
    ],
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: 36,
        height: 36,
        padding: 0,
        borderRadius: 8,
        transition: 'background-color 120ms, color 120ms',
        '&:hover': { backgroundColor: theme.vars.palette.action.hover },
        '& .MuiSvgIcon-fontSizeMedium': { fontSize: 20 },
      }),
      sizeSmall: { width: 28, height: 28, '& .MuiSvgIcon-fontSizeMedium': { fontSize: 18 } },
    },
  },
  MuiToggleButtonGroup: { defaultProps: { size: 'small' } },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 36,
        padding: '6px 12px',
        borderRadius: 8,
        borderColor: theme.vars.palette.divider,
        color: theme.vars.palette.text.secondary,
        '&.Mui-selected': {
          color: theme.vars.palette.primary.onTint,
          backgroundColor: theme.vars.palette.primary.tint,
          '&:hover': { backgroundColor: theme.vars.palette.primary.tint },
        },
      }),
    },
  },
  MuiCheckbox: { styleOverrides: { root: { padding: 8, '& .MuiSvgIcon-fontSizeMedium': { fontSize: 20 } } } },
  MuiRadio: { styleOverrides: { root: { padding: 8, '& .MuiSvgIcon-fontSizeMedium': { fontSize: 20 } } } },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 36, height: 20, padding: 0, margin: 8, overflow: 'visible' },
      switchBase: ({ theme }) => ({
        padding: 2,
        '&.Mui-checked': {
          transform: 'translateX(16px)',
          color: '#FFFFFF',
          '& + .MuiSwitch-track': { opacity: 1, backgroundColor: theme.vars.palette.primary.fill },
        },
        '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.45 },
        '&.Mui-focusVisible + .MuiSwitch-track': ring(theme.vars.palette.primary.main),
      }),
      thumb: { width: 16, height: 16, boxShadow: 'none', backgroundColor: '#FFFFFF' },
      track: ({ theme }) => ({ borderRadius: 10, opacity: 1, backgroundColor: theme.vars.palette.control }),
    },
  },
  MuiLink: {
    defaultProps: { underline: 'hover', component: RouterLink },
    styleOverrides: { root: { borderRadius: 4, textUnderlineOffset: '3px' } },
  },
}

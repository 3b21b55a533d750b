import type { ThemeComponents } from './components-type.ts'

export const fields: ThemeComponents = {
  MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiSelect: { defaultProps: { size: 'small' } },
  MuiInputBase: {
    styleOverrides: {
      root: { fontSize: 14, lineHeight: '20px' },
      input: ({ theme }) => ({
        '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
        '&:-webkit-autofill': {
          WebkitTextFillColor: theme.vars.palette.text.primary,
          // Chromium paints its own background under an autofilled password; only an inset shadow covers it.
          boxShadow: `0 0 0 100px ${theme.vars.palette.primary.tint} inset`,
          borderRadius: 'inherit',
        },
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 8,
        backgroundColor: theme.vars.palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.control,
          transition: 'border-color 120ms',
        },
        '&:hover:not(.Mui-focused, .Mui-error, .Mui-disabled) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.text.secondary,
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
        '& :focus-visible': { outline: 'none' },
        '&.Mui-disabled': { backgroundColor: theme.vars.palette.background.sunken },
      }),
      input: { height: 20, padding: '8px 12px' },
      sizeSmall: { '& .MuiOutlinedInput-input': { padding: '8px 12px' } },
      multiline: { padding: 0 },
      adornedStart: { paddingLeft: 12, '& .MuiOutlinedInput-input': { paddingLeft: 0 } },
      adornedEnd: { paddingRight: 4 },
    },
  },
  MuiInputLabel: { styleOverrides: { root: { fontSize: 14, lineHeight: '20px' } } },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({ '&.Mui-error': { color: theme.vars.palette.error.onTint } }),
      asterisk: ({ theme }) => ({ color: theme.vars.palette.error.onTint }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        margin: '4px 0 0',
        fontSize: 12,
        lineHeight: '16px',
        '&.Mui-error': { color: theme.vars.palette.error.onTint },
      }),
    },
  },
  MuiFormControlLabel: {
    styleOverrides: { root: { marginLeft: -8 }, label: { fontSize: 14, lineHeight: '20px' } },
  },
}

import type { ThemeComponents } from './components-type.ts'

const reducedMotion = '@media (prefers-reduced-motion: reduce)'

export const baseline: ThemeComponents = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { scrollPaddingTop: 80, WebkitTextSizeAdjust: '100%' },
      body: {
        backgroundColor: theme.vars.palette.background.default,
        fontVariantNumeric: 'tabular-nums',
        textAutospace: 'normal',
      },
      '#root': { minHeight: '100dvh', display: 'flex', flexDirection: 'column' },
      ':focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
      '[data-color-scheme]': { colorScheme: 'light' },
      '[data-color-scheme="dark"]': { colorScheme: 'dark' },
      [reducedMotion]: {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationDelay: '0ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
}

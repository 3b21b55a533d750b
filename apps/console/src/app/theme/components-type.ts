import type { CssVarsThemeOptions } from '@mui/material/styles'

export type ThemeComponents = NonNullable<CssVarsThemeOptions['components']>

import { useColorScheme, useTheme } from '@mui/material/styles'
import type { CssVarsTheme, Palette } from '@mui/material/styles'

/** The colours of the theme that is shown, as a canvas takes them: it knows no CSS variables. */
export function usePalette(): Palette {
  const { colorSchemes, palette } = useTheme<CssVarsTheme>()
  const { colorScheme = 'light' } = useColorScheme()
  return colorSchemes?.[colorScheme]?.palette ?? palette
}

import { useColorScheme, useTheme } from '@mui/material/styles'
import type { CssVarsTheme, Palette } from '@mui/material/styles'

/** The theme's current colours for a canvas, which knows no CSS variables. */
export function usePalette(): Palette {
  const { colorSchemes, palette } = useTheme<CssVarsTheme>()
  const { colorScheme = 'light' } = useColorScheme()
  return colorSchemes?.[colorScheme]?.palette ?? palette
}

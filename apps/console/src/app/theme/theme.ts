import { createTheme } from '@mui/material/styles'
import { baseline } from './baseline.ts'
import { controls } from './controls.ts'
import { display } from './display.ts'
import { fields } from './fields.ts'
import { buildPalette } from './palette.ts'
import { surfaces } from './surfaces.ts'
import { dark, light } from './tokens.ts'
import { typography } from './typography.ts'

/** Everything inside an element with data-color-scheme="dark" uses the dark scheme. */
export const schemeAttribute = 'data-color-scheme'

export const theme = createTheme({
  cssVariables: { cssVarPrefix: 'lr', colorSchemeSelector: schemeAttribute },
  defaultColorScheme: 'light',
  colorSchemes: { light: { palette: buildPalette(light) }, dark: { palette: buildPalette(dark) } },
  breakpoints: { values: { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920 } },
  spacing: 8,
  shape: { borderRadius: 8 },
  typography,
  transitions: {
    duration: {
      shortest: 120,
      shorter: 120,
      short: 150,
      standard: 180,
      complex: 180,
      enteringScreen: 180,
      leavingScreen: 150,
    },
  },
  components: { ...baseline, ...controls, ...fields, ...surfaces, ...display },
})

import type { ColorSystemOptions } from '@mui/material/styles'
import { night } from './tokens.ts'
import type { SchemeTokens } from './tokens.ts'

declare module '@mui/material/styles' {
  interface PaletteColor {
    tint: string
    onTint: string
    /** Background of a contained button, where the text colour of the same name would be too light. */
    fill: string
  }
  interface SimplePaletteColorOptions {
    tint?: string
    onTint?: string
    fill?: string
  }
  interface TypeBackground {
    sunken: string
  }
  interface Palette {
    live: PaletteColor
    night: typeof night
    control: string
  }
  interface PaletteOptions {
    live?: SimplePaletteColorOptions
    night?: typeof night
    control?: string
  }
}

export function buildPalette(tokens: SchemeTokens): NonNullable<ColorSystemOptions['palette']> {
  const { tones } = tokens
  return {
    ...tones,
    primary: { ...tones.primary, light: tones.primary.main, dark: tones.primary.main },
    background: tokens.background,
    text: tokens.text,
    divider: tokens.divider,
    control: tokens.control,
    night,
    action: {
      hover: tokens.hover,
      selected: tokens.selected,
      focus: tokens.selected,
      active: tokens.text.secondary,
    },
  }
}

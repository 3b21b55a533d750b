import { useColorScheme, useTheme } from '@mui/material/styles'
import type { CssVarsTheme, Palette } from '@mui/material/styles'
import { useMemo } from 'react'

/** Colours of the theme as a canvas takes them: it knows no CSS variables. */
export type MapColours = {
  land: string
  border: string
  edge: string
  route: string
  casing: string
}

const coloursOf = ({ background, divider, control, primary }: Palette): MapColours => ({
  land: background.paper,
  border: divider,
  edge: control,
  route: primary.main,
  casing: background.paper,
})

export function useMapColours(): MapColours {
  const { colorSchemes, palette } = useTheme<CssVarsTheme>()
  const { colorScheme = 'light' } = useColorScheme()
  const own = colorSchemes?.[colorScheme]?.palette ?? palette
  return useMemo(() => coloursOf(own), [own])
}

import type { Palette } from '@mui/material/styles'
import { useMemo } from 'react'
import { usePalette } from '../../use-palette.ts'

/** Colours of the theme as a canvas takes them: it knows no CSS variables. */
export type MapColours = {
  land: string
  border: string
  edge: string
  route: string
  casing: string
}

/** Between the divider, which is lost on a map, and the control, which is for what can be pressed. */
const townEdges = { light: '#CDD3E2', dark: '#35415F' }

const coloursOf = ({ mode, background, control, primary }: Palette): MapColours => ({
  // In the light, paper is the colour of cards: land of that colour would look like a hole.
  land: mode === 'dark' ? background.paper : background.default,
  border: townEdges[mode],
  edge: control,
  route: primary.main,
  casing: background.paper,
})

export function useMapColours(): MapColours {
  const own = usePalette()
  return useMemo(() => coloursOf(own), [own])
}

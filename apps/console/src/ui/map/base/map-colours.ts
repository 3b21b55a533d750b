import type { Palette } from '@mui/material/styles'
import { useMemo } from 'react'
import { usePalette } from '../../use-palette.ts'

/** Theme colours for a canvas, which knows no CSS variables. */
export type MapColours = {
  land: string
  border: string
  edge: string
  route: string
  casing: string
}

/** Between the divider colour, which is invisible on a map, and the colour of controls. */
const townEdges = { light: '#CDD3E2', dark: '#35415F' }

const readColours = ({ mode, background, control, primary }: Palette): MapColours => ({
  // In the light theme, paper is the colour of cards: such land would look like a hole.
  land: mode === 'dark' ? background.paper : background.default,
  border: townEdges[mode],
  edge: control,
  route: primary.main,
  casing: background.paper,
})

export function useMapColours(): MapColours {
  const own = usePalette()
  return useMemo(() => readColours(own), [own])
}

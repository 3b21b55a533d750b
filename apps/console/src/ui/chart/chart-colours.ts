import { alpha } from '@mui/material/styles'
import type { Palette } from '@mui/material/styles'
import { useMemo } from 'react'
import { usePalette } from '../use-palette.ts'
import type { CurveTone } from './chart-types.ts'

export type CurveColours = {
  grid: string
  text: string
  line: (tone: CurveTone) => string
  area: (tone: CurveTone) => string
}

const readColours = (palette: Palette): CurveColours => ({
  grid: palette.divider,
  text: palette.text.secondary,
  line: (tone) => palette[tone].main,
  area: (tone) => alpha(palette[tone].main, 0.1),
})

export function useCurveColours(): CurveColours {
  const palette = usePalette()
  return useMemo(() => readColours(palette), [palette])
}

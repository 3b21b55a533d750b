import { useMemo } from 'react'
import { usePalette } from '../../use-palette.ts'
import type { MarkColours } from './mark-sprites.ts'

/** For a canvas: amber for live vehicles, grey for others. */
export function useMarkColours(): MarkColours {
  const { live, night, background, text } = usePalette()
  return useMemo(
    () => ({
      live: live.main,
      ink: night.main,
      halo: background.paper,
      quiet: text.secondary,
      onQuiet: background.paper,
      text: text.primary,
    }),
    [live, night, background, text],
  )
}

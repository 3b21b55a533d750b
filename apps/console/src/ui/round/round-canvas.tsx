import type { Pen } from '@lumiroute/games/render'
import Box from '@mui/material/Box'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFrames } from './use-frames.ts'

export type Size = { width: number; height: number }
export type RoundCanvasProps = {
  /** What the picture shows. */
  label: string
  /** Lights of the screen. */
  world: Size
  isRunning: boolean
  /** Before each picture, with the milliseconds since the last one. */
  onFrame: (ms: number) => void
  draw: (pen: Pen, size: Size) => void
}

/** More than twice the pixels of the page would only cost time. */
const getScale = () => Math.min(2, Math.max(1, devicePixelRatio || 1))

/** A whole number of pixels for each light: otherwise seams show between the squares of a digit. */
function fitToPage(canvas: HTMLCanvasElement, world: Size) {
  const { clientWidth, clientHeight } = canvas
  const light = Math.min(clientWidth / world.width, clientHeight / world.height)
  if (light <= 0) return
  const pixels = Math.max(1, Math.round(light * getScale()))
  canvas.width = Math.round((clientWidth / light) * pixels)
  canvas.height = Math.round((clientHeight / light) * pixels)
}

/** A canvas as large as its parent, drawn again on every frame, change and resize. */
export function RoundCanvas({ label, world, isRunning, onFrame, draw }: RoundCanvasProps) {
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null)
  const paint = useEffectEvent((target: HTMLCanvasElement) => {
    const pen = target.getContext('2d')
    if (pen && target.width > 0 && target.height > 0)
      draw(pen, { width: target.width, height: target.height })
  })
  useFrames(canvas, isRunning, (ms) => {
    onFrame(ms)
    if (canvas) paint(canvas)
  })
  const { width, height } = world
  useEffect(() => {
    if (!canvas) return
    const fit = () => {
      fitToPage(canvas, { width, height })
      paint(canvas)
    }
    const observer = new ResizeObserver(fit)
    observer.observe(canvas)
    fit()
    return () => observer.disconnect()
  }, [canvas, width, height])
  // While it stands still, a sought position or another round must show too.
  useEffect(() => {
    if (canvas && !isRunning) paint(canvas)
  })
  return (
    <Box
      component="canvas"
      ref={setCanvas}
      role="img"
      aria-label={label}
      sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', display: 'block' }}
    />
  )
}

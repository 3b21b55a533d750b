import { drawToken } from '@lumiroute/games/render'
import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'

/** In lights: the widest shape with its outline. */
const tokenLights = 42
const radius = 12

export type SeatTokenProps = {
  /** From 0, as in the simulation. */
  no: number
  side?: number
}

/** A player as on the screen: number, shape and colour. The name belongs beside it. */
export function SeatToken({ no, side = 28 }: SeatTokenProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const pen = canvas.current?.getContext('2d')
    if (!pen) return
    const scale = (2 * side) / tokenLights
    pen.setTransform(scale, 0, 0, scale, 0, 0)
    pen.clearRect(0, 0, tokenLights, tokenLights)
    drawToken(pen, no, tokenLights / 2, tokenLights / 2, { radius })
  }, [no, side])
  return (
    <Box
      component="canvas"
      ref={canvas}
      aria-hidden
      width={2 * side}
      height={2 * side}
      sx={{ width: side, height: side, display: 'block', flexShrink: 0 }}
    />
  )
}

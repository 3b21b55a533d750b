import Box from '@mui/material/Box'
import { onDemand } from '../on-demand.tsx'
import { chartStyle } from './chart-style.ts'
import type { CurveChartProps } from './chart-types.ts'

// Its height is reserved until uPlot has loaded.
const CurveCanvas = onDemand(async () => (await import('./curve-canvas.tsx')).CurveCanvas)

export const warmCurve = () => void CurveCanvas.warm()

/** Values over time, with a text summary below. */
export function CurveChart({ label, summary, height = 240, ...rest }: CurveChartProps) {
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
      <Box role="img" aria-label={label} sx={{ ...chartStyle, minHeight: height }}>
        <CurveCanvas open height={height} {...rest} />
      </Box>
      <Box
        component="figcaption"
        sx={{ mt: 1, fontSize: 12, lineHeight: '18px', color: 'text.secondary', textWrap: 'pretty' }}
      >
        {summary}
      </Box>
    </Box>
  )
}

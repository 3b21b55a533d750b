import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/format/use-format.ts'
import { onDemand } from '../on-demand.tsx'
import { chartStyle } from './chart-style.ts'
import { LinesLegend } from './lines-legend.tsx'
import type { LinesChartProps } from './lines-types.ts'

// Its height is reserved until uPlot has loaded.
const LinesCanvas = onDemand(async () => (await import('./lines-canvas.tsx')).LinesCanvas)

export const warmLines = () => void LinesCanvas.warm()

type Shown = readonly [number, number]

/** Ignores a zoom outside the days or of a single day. */
export function getShown(days: readonly string[], zoom: LinesChartProps['zoom']): Shown {
  const whole: Shown = [0, Math.max(days.length - 1, 1)]
  if (!zoom) return whole
  const [from, to] = [days.indexOf(zoom.from), days.indexOf(zoom.to)]
  return from >= 0 && to > from ? [from, to] : whole
}

const isWhole = (days: readonly string[], [from, to]: Shown) => from === 0 && to >= days.length - 1

function Tools(props: LinesChartProps & { shown: Shown }) {
  const { days, shown, lines, hidden, onHide, onZoom } = props
  const { t } = useTranslation()
  const { date } = useFormat()
  const isZoomed = !isWhole(days, shown)
  const areAllOn = lines.every(({ id }) => !hidden.includes(id))
  const range = isZoomed && t('ui.chart.zoomed', { from: date(days[shown[0]]), to: date(days[shown[1]]) })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 36 }}>
      <Box sx={{ fontSize: 12, lineHeight: '18px', color: 'text.secondary', flex: '1 1 200px' }}>
        {range || t('ui.chart.hint')}
      </Box>
      {isZoomed && (
        <Button size="small" onClick={() => onZoom(undefined)}>
          {t('ui.chart.resetZoom')}
        </Button>
      )}
      <Button size="small" onClick={() => onHide(areAllOn ? lines.map(({ id }) => id) : [])}>
        {areAllOn ? t('ui.chart.hideAll') : t('ui.chart.showAll')}
      </Button>
    </Box>
  )
}

/** Counts per day, one series per kind: the legend toggles series, a drag zooms, a click selects a point. */
export function LinesChart(props: LinesChartProps) {
  const { label, days, lines, hidden, height, zoom, onZoom, picked, onPick } = props
  const { t } = useTranslation()
  const off = hidden.join()
  const shownLines = useMemo(() => lines.filter(({ id }) => !off.split(',').includes(id)), [lines, off])
  const shown = getShown(days, zoom)
  const onDrag = (from: number, to: number) => {
    const [first, last] = [days[Math.max(from, 0)], days[Math.min(to, days.length - 1)]]
    if (first && last && first < last) onZoom({ from: first, to: last })
  }
  return (
    <Box sx={{ minWidth: 0 }}>
      <Tools {...props} shown={shown} />
      <Box sx={{ ...chartStyle, minHeight: height }}>
        <LinesCanvas
          open
          lines={shownLines}
          onZoom={onDrag}
          {...{ label, days, height, shown, picked, onPick }}
        />
      </Box>
      <Box sx={{ mt: 1.5 }}>
        <LinesLegend {...props} label={t('ui.chart.lines')} />
      </Box>
    </Box>
  )
}

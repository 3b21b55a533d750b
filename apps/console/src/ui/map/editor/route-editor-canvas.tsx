import { computeBounds, countPoints, simplifyLines } from '@lumiroute/geo'
import type { Line } from '@lumiroute/geo'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EditorTools } from './editor-tools.tsx'
import type { Tool } from './editor-tools.tsx'
import { FitButton } from '../base/fit-button.tsx'
import { useLineHistory, wholeLines } from './line-history.ts'
import { fitTo } from '../base/fit-to.ts'
import { mapStyle } from '../base/map-style.ts'
import type { RouteEditorProps } from '../base/map-types.ts'
import { useDrawTool, useLead, usePoints, useRemoveTool } from './use-draw-tool.ts'
import { useEditTool } from './use-edit-tool.ts'
import { type DrawnMap, useMap } from '../base/use-map.ts'
import { useRouteOn } from './use-route-on.ts'

/** With more points dragging would stutter, and nobody could tell them apart. */
const mostEditable = 600

function TooMany({ count, onSimplify }: { count: number; onSimplify: () => void }) {
  const { t } = useTranslation()
  const action = (
    <Button size="small" color="inherit" onClick={onSimplify}>
      {t('map.simplify', { most: mostEditable })}
    </Button>
  )
  return (
    <Alert severity="info" role="status" action={action}>
      {t('map.tooMany', { count, most: mostEditable })}
    </Alert>
  )
}

function openTools(hasLines: boolean, isTooMany: boolean): readonly Tool[] {
  if (!hasLines) return ['draw']
  return isTooMany ? ['look'] : ['look', 'draw', 'edit', 'remove']
}

/** A loaded line is read-only until a tool is chosen: a stray click must not change it. */
function useTool(given: readonly Line[], shown: readonly Line[], open: readonly Tool[]) {
  const [choice, setChoice] = useState<{ tool: Tool; given: readonly Line[] }>()
  const isFromOutside = given === shown
  const isStale = !choice || (isFromOutside && choice.given !== given)
  const usual = isFromOutside ? 'look' : 'draw'
  const wanted = isStale ? usual : choice.tool
  const tool = open.includes(wanted) ? wanted : (open[0] as Tool)
  return [tool, (next: Tool) => setChoice({ tool: next, given })] as const
}

const crosshair = {
  '&[data-tool="draw"] .leaflet-container': { cursor: 'crosshair' },
  '&[data-tool="remove"] .leaflet-container': { cursor: 'pointer' },
  '&[data-tool="draw"] .leaflet-container[data-keys]:focus::after': {
    content: '"+"',
    position: 'absolute',
    inset: 0,
    zIndex: 900,
    display: 'grid',
    placeItems: 'center',
    fontSize: 24,
    lineHeight: 1,
    pointerEvents: 'none',
  },
} as const

/** The part of RouteEditor that needs Leaflet and Terra Draw. */
export function RouteEditorCanvas({ label, lines, onChange, height = 420, aside }: RouteEditorProps) {
  const { t } = useTranslation()
  const hintId = useId()
  const { holder, drawn } = useMap()
  const history = useLineHistory(lines, onChange)
  const count = countPoints([...history.lines])
  const whole = wholeLines(history.lines)
  const isTooMany = count > mostEditable
  const open = openTools(whole.length > 0, isTooMany)
  const [tool, setTool] = useTool(lines, history.lines, open)
  useRouteOn(drawn, history.lines)
  useDrawTool(drawn, tool === 'draw', history)
  useLead(drawn, tool === 'draw', history)
  useRemoveTool(drawn, tool === 'remove', history)
  usePoints(drawn, tool === 'draw' || tool === 'remove', history)
  useEditTool(drawn, tool === 'edit', history)
  const fit = () => drawn && whole.length > 0 && fitTo(drawn.map, computeBounds(whole))
  // Fit only to lines from outside: the map must not move while somebody draws.
  const fitNews = useEffectEvent((map: DrawnMap['map'], news: readonly Line[]) => {
    if (news === history.lines && news.length > 0) fitTo(map, computeBounds([...news]))
  })
  const map = drawn?.map
  useEffect(() => {
    if (map) fitNews(map, lines)
  }, [map, lines])
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <EditorTools
        tool={tool}
        open={open}
        onTool={setTool}
        hasLines={history.lines.length > 0}
        canUndo={history.canUndo}
        onUndo={history.undo}
        onClear={() => history.change([])}
        aside={aside}
      />
      {isTooMany && (
        <TooMany count={count} onSimplify={() => history.change(simplifyLines(whole, mostEditable))} />
      )}
      <Box data-tool={tool} sx={{ ...mapStyle, ...crosshair, height }}>
        <div ref={holder} role="application" aria-label={label} aria-describedby={hintId} />
        {whole.length > 0 && <FitButton onClick={fit} />}
      </Box>
      <Box id={hintId} sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>
        {t(`map.hint.${tool}`)}
      </Box>
    </Box>
  )
}

import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { FleetMap } from '../../../ui/map/fleet/fleet-map.tsx'
import type { MovingMark } from '../../../ui/map/fleet/moving-marks.ts'
import { FailedState, LoadingState } from '../../../ui/states.tsx'
import { LiveCard } from './live-card.tsx'
import { LiveEmpty, LiveNoMatch } from './live-empty.tsx'
import { LiveKey } from './live-key.tsx'
import { LiveList } from './live-list.tsx'
import { LivePanel } from './live-panel.tsx'
import { type LiveAsked, LiveSearch } from './live-search.tsx'
import type { LiveView } from './live-feed.ts'
import { filterRows, type LiveRow, getRows } from './live-rows.ts'
import { useTrail } from './read-trail.ts'
import { useServerTime } from './use-live-fleet.ts'

const desk = {
  position: 'relative',
  display: 'grid',
  gap: { xs: 0, lg: 2 },
  gridTemplateColumns: { xs: '1fr', lg: 'minmax(0, 1fr) 380px' },
  gridTemplateRows: { xs: 'minmax(0, 1fr) auto', lg: 'minmax(0, 1fr)' },
  // The map fills the window below the header, with a usable minimum height.
  height: { xs: 'max(520px, calc(100dvh - 96px))', lg: 'max(480px, calc(100dvh - 236px))' },
} as const
const mapLook = { height: '100%', borderRadius: { xs: '10px 10px 0 0', lg: '10px' } }
const scrolled = { flexGrow: 1, minHeight: 0, overflowY: 'auto' } as const

function getMarks(rows: readonly LiveRow[]): MovingMark[] {
  return rows.flatMap(({ vehicleId: id, no: label, place, state }) =>
    place && state !== 'waiting'
      ? [{ id, label, look: state, lng: place.lng, lat: place.lat, at: place.at, heading: place.heading }]
      : [],
  )
}

type LiveDeskProps = {
  view: LiveView
  onRetry: () => void
  isOperator: boolean
  asked: LiveAsked
  onAsk: (asked: LiveAsked) => void
  chosen: number | undefined
  onChoose: (vehicleId: number | undefined) => void
}

/** Map and list of the same vehicles; the map follows the selected one. */
export function LiveDesk({ view, onRetry, isOperator, asked, onAsk, chosen, onChoose }: LiveDeskProps) {
  const { t } = useTranslation()
  const now = useServerTime(view.aheadMs)
  const rows = useMemo(() => getRows(view.vehicles, now), [view.vehicles, now])
  const found = useMemo(() => filterRows(rows, asked), [rows, asked])
  const marks = useMemo(() => getMarks(found), [found])
  const row = rows.find(({ vehicleId }) => vehicleId === chosen)
  const trail = useTrail(row)

  const list = () => {
    if (!view.hasFleet && view.status === 'reconnecting')
      return <FailedState text={t('liveMap.lost')} onRetry={onRetry} />
    if (!view.hasFleet)
      return (
        <Box sx={{ p: 2 }}>
          <LoadingState shape="text" lines={8} />
        </Box>
      )
    if (rows.length === 0) return <LiveEmpty nextDate={view.nextDate} isOperator={isOperator} />
    if (found.length === 0) return <LiveNoMatch onClear={() => onAsk({ q: '', state: '' })} />
    return <LiveList rows={found} now={now} onPick={onChoose} />
  }
  return (
    <Box sx={desk}>
      <FleetMap
        sx={mapLook}
        label={t('liveMap.page.map')}
        fitLabel={t('liveMap.page.fit')}
        {...{ marks, chosen, trail }}
        onPick={onChoose}
      >
        <LiveKey />
      </FleetMap>
      <LivePanel title={row?.no ?? `${t('liveMap.page.list')} ${rows.length}`}>
        {row ? (
          <Box sx={scrolled}>
            <LiveCard row={row} now={now} isOperator={isOperator} onClose={() => onChoose(undefined)} />
          </Box>
        ) : (
          <>
            {rows.length > 0 && <LiveSearch rows={rows} asked={asked} onAsk={onAsk} />}
            {list()}
          </>
        )}
      </LivePanel>
    </Box>
  )
}

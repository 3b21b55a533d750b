import Box from '@mui/material/Box'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { onScreenText } from '../device/on-screen.ts'
import { LiveStateBadge } from './live-state.tsx'
import type { LiveRow } from './live-rows.ts'
import { agoText } from './live-texts.ts'

const rowPx = 66

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& li': { height: rowPx, boxSizing: 'border-box', borderTop: 1, borderColor: 'divider' },
  '& button': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 1.5,
    alignItems: 'center',
    width: '100%',
    height: '100%',
    px: 2,
    py: 1.25,
    border: 0,
    bgcolor: 'transparent',
    color: 'text.primary',
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    '&:hover': { bgcolor: 'action.hover' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
  },
  '& .state': { justifySelf: 'end' },
  '& .no': { fontSize: 14, lineHeight: '24px', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& .what, & .when': { fontSize: 12, lineHeight: '20px', color: 'text.secondary' },
  '& .no, & .what': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .when': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
} as const

type RowProps = {
  row: LiveRow
  place: { index: number; of: number }
  when: string
  people: string | undefined
  onPick: (id: number) => void
}

function Row({ row, place, when, people, onPick }: RowProps) {
  return (
    <li aria-setsize={place.of} aria-posinset={place.index + 1}>
      <button type="button" onClick={() => onPick(row.vehicleId)}>
        <span className="no">{row.no}</span>
        <span className="state">
          <LiveStateBadge state={row.state} />
        </span>
        <span className="what">{onScreenText(row.onScreen) || row.ad.name}</span>
        <span className="when">{[people, when].filter(Boolean).join('・')}</span>
      </button>
    </li>
  )
}

/** An old count is not current. */
const isLive = ({ state }: LiveRow) => state === 'moving' || state === 'stopped'

type LiveListProps = { rows: readonly LiveRow[]; now: number; onPick: (id: number) => void }

/** The map's content as text, for those who cannot see the map. */
export function LiveList({ rows, now, onPick }: LiveListProps) {
  const { t } = useTranslation()
  const scroller = useRef<HTMLDivElement>(null)
  // Virtualised: 500 rows updated twice a second would block the map.
  const sight = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPx,
    overscan: 6,
  })
  const shown = sight.getVirtualItems()
  const spaces = {
    paddingTop: shown[0]?.start ?? 0,
    paddingBottom: sight.getTotalSize() - (shown.at(-1)?.end ?? 0),
  }
  const getWords = (row: LiveRow) => ({
    when: row.state === 'waiting' ? '' : (agoText(t, row.seenAt, now) ?? ''),
    people: row.people && isLive(row) ? t('liveMap.people', { total: row.people.count }) : undefined,
  })
  return (
    <Box ref={scroller} sx={{ flexGrow: 1, minHeight: 0, overflowY: 'auto' }}>
      <Box component="ul" aria-label={t('liveMap.page.list')} sx={listStyle} style={spaces}>
        {shown.map(({ index }) => {
          const row = rows[index] as LiveRow
          const place = { index, of: rows.length }
          return <Row key={row.vehicleId} {...{ row, place, onPick }} {...getWords(row)} />
        })}
      </Box>
    </Box>
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { DescriptionList } from '../../ui/description-list.tsx'
import { DarkBoard } from '../../ui/drawings/dark-board.tsx'
import { EmptyFrame } from '../../ui/drawings/empty-frame.tsx'
import { EmptyRoad } from '../../ui/drawings/empty-road.tsx'
import { QuietCalendar } from '../../ui/drawings/quiet-calendar.tsx'
import { SearchLight } from '../../ui/drawings/search-light.tsx'
import { Count, DateTime, Money, MonoCode } from '../../ui/figures.tsx'
import { Card } from '../../ui/section.tsx'
import { EmptyState, FailedState, LoadingState } from '../../ui/states.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import type { Tone } from '../../ui/status-badge.tsx'
import { toneWords, words } from './samples.ts'

function Grid({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
      }}
    >
      {children}
    </Box>
  )
}

export function Badges() {
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      {(Object.keys(toneWords) as Tone[]).map((tone) => (
        <StatusBadge key={tone} tone={tone} label={toneWords[tone]} />
      ))}
    </Box>
  )
}

const drawings = [
  { id: 'road', drawing: <EmptyRoad /> },
  { id: 'board', drawing: <DarkBoard /> },
  { id: 'frame', drawing: <EmptyFrame /> },
  { id: 'calendar', drawing: <QuietCalendar /> },
  { id: 'light', drawing: <SearchLight /> },
]

export function States() {
  return (
    <Grid>
      {drawings.map(({ id, drawing }) => (
        <Card key={id} padded={false}>
          <EmptyState
            title={words.emptyTitle}
            text={words.emptyText}
            drawing={drawing}
            action={<Button variant="contained">{words.create}</Button>}
          />
        </Card>
      ))}
      <Card padded={false}>
        <FailedState onRetry={() => undefined} reference="req-01JC8Z" />
      </Card>
      <Card>
        <LoadingState />
      </Card>
      <Card>
        <LoadingState shape="form" lines={3} />
      </Card>
      <Card>
        <LoadingState shape="cards" lines={2} />
      </Card>
    </Grid>
  )
}

const at = '2026-11-15T06:05:00Z'

export function Figures() {
  const items = [
    { id: 'code', term: words.columns.code, value: <MonoCode>AD000001</MonoCode> },
    { id: 'startAt', term: words.columns.startAt, value: <DateTime at={at} /> },
    { id: 'startDay', term: words.startDay, value: <DateTime at="2026-11-15" show="date" /> },
    { id: 'plays', term: words.columns.plays, value: <Count figure={1234} /> },
    { id: 'dollars', term: words.columns.dollars, value: <Money dollars={8000} /> },
    { id: 'note', term: words.note, value: null },
  ]
  return <DescriptionList items={items} />
}

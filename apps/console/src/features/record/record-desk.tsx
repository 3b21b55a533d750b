import type { AnswerOf, BroadcastRecord, getRecordTrack } from '@lumiroute/contract'
import Box from '@mui/material/Box'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CurveHandle } from '../../ui/chart/chart.types.ts'
import type { TrackMapHandle } from '../../ui/map/track.types.ts'
import { Card } from '../../ui/section.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { IndexedHandle } from '../../ui/table/indexed-table.tsx'
import { createTimeCursor } from '../../ui/timeline/time-cursor.ts'
import type { TimeCursor } from '../../ui/timeline/time-cursor.ts'
import { MomentImage } from './moment-image.tsx'
import { MomentPanel } from './moment-panel.tsx'
import { PeopleCurve } from './people-curve.tsx'
import { useTrackData } from './read-record.ts'
import type { Measured } from './read-record.ts'
import { RecordDetails } from './record-details.tsx'
import { hasStarted } from './record.facts.ts'
import { RecordImages } from './record-images.tsx'
import { RecordMap } from './record-map.tsx'
import { RecordTimeLine } from './record-time-line.tsx'
import type { Reading } from './track.reading.ts'
import { useImageAt } from './use-image-at.ts'

type Answer = AnswerOf<typeof getRecordTrack>
export type RecordDeskProps = { record: BroadcastRecord; answer: Answer }

/** Map, curve and table follow the moment; one that comes later than the rest is told where it is. */
function useFollowers(cursor: TimeCursor, reading: Reading) {
  const parts = useRef<Parts>({ map: null, curve: null, table: null })
  const latest = useRef<() => void>(undefined)
  useEffect(() => {
    const follow = (seconds: number) => {
      const { index, fix, isFixOld } = reading.at(seconds)
      const { map, curve, table } = parts.current
      map?.moveTo(fix, !isFixOld)
      curve?.moveTo(seconds)
      table?.moveTo(index)
    }
    latest.current = () => follow(cursor.now())
    return cursor.onMove(follow)
  }, [cursor, reading])
  return useMemo(() => {
    const keep =
      <Name extends keyof Parts>(name: Name) =>
      (handle: Parts[Name]) => {
        parts.current[name] = handle
        if (handle) latest.current?.()
      }
    return { map: keep('map'), curve: keep('curve'), table: keep('table') }
  }, [])
}

type Parts = { map: TrackMapHandle | null; curve: CurveHandle | null; table: IndexedHandle | null }

/** Begins with the first sample; a record that grows does not move the moment. */
function useRecordCursor(from: number, to: number): TimeCursor {
  const [cursor] = useState(() => {
    const made = createTimeCursor()
    made.stretch(from, to)
    return made
  })
  useEffect(() => cursor.stretch(from, to), [cursor, from, to])
  return cursor
}

function NoSamples({ record }: { record: BroadcastRecord }) {
  const { t } = useTranslation()
  const title = hasStarted(record) ? t('record.route.empty') : t('record.route.waiting')
  return (
    <Card padded={false}>
      <EmptyState title={title} text={t('record.route.emptyText')} />
    </Card>
  )
}

const columns = { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' }

function Full({ record, answer, measured }: RecordDeskProps & { measured: Measured }) {
  const { data, reading, curve } = measured
  const [from, to] = [data.seconds[0] as number, data.seconds.at(-1) as number]
  const range = useMemo(() => [from, to] as const, [from, to])
  const cursor = useRecordCursor(from, to)
  const handles = useFollowers(cursor, reading)
  const shown = useImageAt(cursor, answer.imageList)
  const pickSample = useCallback(
    (index: number) => cursor.moveTo(data.seconds[index] as number),
    [cursor, data],
  )
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: columns, alignItems: 'start' }}>
        <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
          <RecordMap
            record={record}
            reading={reading}
            booked={answer.route}
            missed={answer.routeGaps}
            handle={handles.map}
            onPick={pickSample}
          />
        </Box>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { sm: '1fr 1fr', lg: '1fr' },
            order: { xs: 2, lg: 0 },
          }}
        >
          <MomentImage image={answer.imageList[shown]} />
          <MomentPanel cursor={cursor} reading={reading} data={data} />
        </Box>
      </Box>
      <RecordTimeLine cursor={cursor} data={data} reading={reading} range={range} />
      <PeopleCurve curve={curve} range={range} handle={handles.curve} onPick={cursor.moveTo} />
      <RecordImages images={answer.imageList} shown={shown} onPick={cursor.moveTo} />
      <RecordDetails data={data} handle={handles.table} onPick={pickSample} />
    </>
  )
}

/** All that was measured of a record, held together by one moment. */
export function RecordDesk({ record, answer }: RecordDeskProps) {
  const measured = useTrackData(answer.track)
  if (!measured || measured.data.count === 0) return <NoSamples record={record} />
  return <Full record={record} answer={answer} measured={measured} />
}

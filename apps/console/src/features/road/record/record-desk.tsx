import type { AnswerOf } from '@lumiroute/contract'
import type { BroadcastRecord, getRecordTrack } from '@lumiroute/contract/record'
import Box from '@mui/material/Box'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatClock } from '../../../lib/format/format.ts'
import type { CurveHandle } from '../../../ui/chart/chart-types.ts'
import type { TrackMapHandle } from '../../../ui/map/track/track-types.ts'
import { useMedium } from '../../../ui/media/use-medium.tsx'
import { Card } from '../../../ui/section.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import type { IndexedHandle } from '../../../ui/table/indexed-table.tsx'
import { createTimeCursor } from '../../../ui/timeline/time-cursor.ts'
import type { TimeCursor } from '../../../ui/timeline/time-cursor.ts'
import { MomentImage } from './moment-image.tsx'
import { MomentPanel } from './moment-panel.tsx'
import { PeopleCurve } from './people-curve.tsx'
import { useTrackData } from './read-record.ts'
import type { Measured } from './read-record.ts'
import { RecordDetails } from './record-details.tsx'
import { hasStarted } from './record-facts.ts'
import { RecordImages } from './record-images.tsx'
import { RecordMap } from './record-map.tsx'
import { RecordTimeline } from './record-timeline.tsx'
import type { Reading } from './track-reading.ts'
import { useImageAt } from './use-image-at.ts'
import type { RecordImage } from './use-image-at.ts'

type Answer = AnswerOf<typeof getRecordTrack>
export type RecordDeskProps = {
  record: BroadcastRecord
  answer: Answer
  /** At the top; on a phone below the timeline, so that the map comes first. */
  figures: ReactNode
}

/** Map, curve and table follow the cursor; parts that load late get the current time at once. */
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

/** Starts at the first sample; new samples do not move the cursor. */
function useRecordCursor(from: number, to: number): TimeCursor {
  const [cursor] = useState(() => {
    const made = createTimeCursor()
    made.stretch(from, to)
    return made
  })
  useEffect(() => cursor.stretch(from, to), [cursor, from, to])
  return cursor
}

/** A record may have screenshots but no samples. */
function NoSamples({ record, answer: { imageList } }: Omit<RecordDeskProps, 'figures'>) {
  const { t } = useTranslation()
  const { show, dialog } = useMedium()
  const title = hasStarted(record) ? t('record.route.empty') : t('record.route.waiting')
  const open = ({ at, imagePath }: RecordImage) =>
    show({ type: 'image', url: imagePath, name: t('record.route.imageAt', { time: formatClock(at) }) })
  return (
    <>
      <Card padded={false}>
        <EmptyState title={title} text={t('record.route.emptyText')} />
      </Card>
      <RecordImages images={imageList} onPick={open} />
      {dialog}
    </>
  )
}

const stack = {
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  '& > *': { minWidth: 0, order: 2 },
} as const
/**
 * The timeline is below the map, the details next to both or below them. All share one container, because a
 * sticky timeline only sticks within its own container.
 */
const desk = {
  display: { xs: 'contents', lg: 'grid' },
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr) 360px',
  alignItems: 'start',
  '&&': { order: 1 },
} as const
const left = {
  display: { xs: 'contents', lg: 'grid' },
  gap: 1,
  minWidth: 0,
  '& > *': { order: 1, minWidth: 0 },
} as const
const aside = {
  display: 'grid',
  order: 1,
  gap: 2,
  gridTemplateColumns: { sm: '1fr 1fr', lg: '1fr' },
  alignItems: 'start',
} as const

function Full({ record, answer, figures, measured }: RecordDeskProps & { measured: Measured }) {
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
      {figures}
      <Box sx={desk}>
        <Box sx={left}>
          <RecordMap
            record={record}
            reading={reading}
            booked={answer.route}
            missed={answer.routeGaps}
            handle={handles.map}
            onPick={pickSample}
          />
          <RecordTimeline cursor={cursor} data={data} reading={reading} range={range} />
        </Box>
        <Box sx={aside}>
          <MomentImage image={answer.imageList[shown]} />
          <MomentPanel cursor={cursor} reading={reading} data={data} />
        </Box>
      </Box>
      <PeopleCurve curve={curve} range={range} handle={handles.curve} onPick={cursor.moveTo} />
      <RecordImages
        images={answer.imageList}
        shown={shown}
        onPick={({ at }) => cursor.moveTo(Date.parse(at) / 1000)}
      />
      <RecordDetails data={data} handle={handles.table} onPick={pickSample} />
    </>
  )
}

/** All measurements of a record, linked by one time cursor. */
export function RecordDesk(props: RecordDeskProps) {
  const measured = useTrackData(props.answer.track)
  const isEmpty = !measured || measured.data.count === 0
  const figures = <Box sx={{ '&&': { order: { xs: 2, sm: 0 } } }}>{props.figures}</Box>
  return (
    <Box sx={stack}>
      {isEmpty ? (
        <>
          {figures}
          <NoSamples {...props} />
        </>
      ) : (
        <Full {...props} figures={figures} measured={measured} />
      )}
    </Box>
  )
}

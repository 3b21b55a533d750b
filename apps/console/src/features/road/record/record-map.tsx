import type { BroadcastRecord } from '@lumiroute/contract/record'
import type { Line } from '@lumiroute/geo'
import PlaceOutlined from '@mui/icons-material/PlaceOutlined'
import { useMemo } from 'react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { unknownLevel } from '../../../ui/map/track/level-ramp.ts'
import { TrackMap } from '../../../ui/map/track/track-map.tsx'
import type { TrackMapHandle } from '../../../ui/map/track/track-types.ts'
import { Card } from '../../../ui/section.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { isMoving, nameText } from './record-facts.ts'
import { TrackLegend } from './track-legend.tsx'
import type { Reading } from './track-reading.ts'

export type RecordMapProps = {
  record: BroadcastRecord
  reading: Reading
  booked: readonly Line[]
  missed: readonly { line: Line }[] | null
  handle: Ref<TrackMapHandle>
  onPick: (index: number) => void
}

const none: readonly Line[] = []

function NoPositions({ record }: { record: BroadcastRecord }) {
  const { t } = useTranslation()
  const text = isMoving(record)
    ? t('record.route.noPositionsText')
    : t('record.route.noPositionsFixed', { place: record.adFixLocation })
  return (
    <Card padded={false}>
      <EmptyState
        title={t('record.route.noPositions')}
        text={text}
        drawing={<PlaceOutlined sx={{ fontSize: 48 }} />}
      />
    </Card>
  )
}

/** The driven track over the booked route; shows a message if there is neither. */
export function RecordMap({ record, reading, booked, missed, handle, onPick }: RecordMapProps) {
  const { t } = useTranslation()
  const gaps = useMemo(() => missed?.map(({ line }) => line) ?? none, [missed])
  if (!reading.hasPositions && booked.length === 0) return <NoPositions record={record} />
  const { line, step } = reading
  return (
    <>
      <TrackMap
        label={t('record.route.map', { name: nameText(record) })}
        track={line}
        booked={booked}
        missed={gaps}
        handle={handle}
        onPick={onPick}
      />
      <TrackLegend
        step={step}
        hasBooked={booked.length > 0}
        hasMissed={gaps.length > 0}
        hasUnknown={line.level.includes(unknownLevel)}
      />
    </>
  )
}

import { useMemo } from 'react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { TFunction } from 'i18next'
import { absent, formatClock, formatCount } from '../../../lib/format/format.ts'
import { Section } from '../../../ui/section.tsx'
import { IndexedTable } from '../../../ui/table/indexed-table.tsx'
import type { IndexedColumn, IndexedHandle } from '../../../ui/table/indexed-table.tsx'
import { mostSamples } from './read-record.ts'
import { momentTexts } from './moment-texts.ts'
import type { TrackData } from './track-data.ts'

function getColumns(t: TFunction, data: TrackData): IndexedColumn[] {
  const texts = momentTexts(t)
  const value = (column: Float64Array, text: (value: number) => string) => (index: number) =>
    text(column[index] as number)
  const count = (people: number) => (Number.isNaN(people) ? absent : formatCount(people))
  return [
    {
      id: 'no',
      header: t('record.field.no'),
      cell: (i) => formatCount(i + 1),
      align: 'right',
      width: 64,
      isSpare: true,
    },
    {
      id: 'recordTime',
      header: t('record.field.recordTime'),
      cell: (i) => formatClock((data.seconds[i] as number) * 1000),
      width: 88,
    },
    {
      id: 'people',
      header: t('record.field.peopleCount'),
      cell: value(data.people, count),
      align: 'right',
      width: 64,
    },
    {
      id: 'position',
      header: t('record.field.position'),
      cell: (i) => texts.position(data.lat[i] as number, data.lng[i] as number),
      width: 160,
    },
    {
      id: 'temp',
      header: t('record.field.temp'),
      cell: value(data.temp, texts.temp),
      align: 'right',
      width: 80,
      isSpare: true,
    },
    {
      id: 'humidity',
      header: t('record.field.humidity'),
      cell: value(data.humidity, texts.humidity),
      align: 'right',
      width: 64,
      isSpare: true,
    },
    {
      id: 'rain',
      header: t('record.field.rain'),
      cell: value(data.rainy, texts.rain),
      width: 72,
      isSpare: true,
    },
  ]
}

export type RecordDetailsProps = {
  data: TrackData
  handle: Ref<IndexedHandle>
  onPick: (index: number) => void
}

export function RecordDetails({ data, handle, onPick }: RecordDetailsProps) {
  const { t } = useTranslation()
  const columns = useMemo(() => getColumns(t, data), [t, data])
  const text = t('record.route.detailsText', { total: formatCount(data.count) })
  const isThinned = data.count >= mostSamples
  return (
    <Section
      title={t('record.route.details')}
      text={isThinned ? `${text}${t('record.route.thinned')}` : text}
      isFlush
    >
      <IndexedTable
        caption={t('record.route.details')}
        count={data.count}
        columns={columns}
        height={432}
        handle={handle}
        onPick={onPick}
      />
    </Section>
  )
}

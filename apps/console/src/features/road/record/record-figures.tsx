import type { BroadcastRecord } from '@lumiroute/contract/record'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { formatCount, formatKm } from '../../../lib/format/format.ts'
import { type FigureTile, FigureTiles } from '../../../ui/figure-tiles.tsx'
import { Unknown } from '../../../ui/unknown.tsx'
import {
  dueText,
  durationText,
  getReason,
  hasStarted,
  minutesText,
  playsText,
  rejectedText,
  shareText,
  signedText,
  unsignedText,
} from './record-facts.ts'

type Known =
  | 'kmDriven'
  | 'movingSeconds'
  | 'adherencePct'
  | 'peopleTotal'
  | 'peopleMinutes'
  | 'deliveredMinutes'
  | 'deliveryPct'

function computeFigures(t: TFunction, record: BroadcastRecord, coveragePct: number | null): FigureTile[] {
  const known = (id: Known, text: (figure: number) => string): FigureTile => {
    const figure = record[id]
    const value = figure === null ? <Unknown reason={getReason(t, record, id)} /> : text(figure)
    return { id, label: t(`record.field.${id}`), value }
  }
  const started = (id: 'plays' | 'qrScans' | 'signedPlays', text: string): FigureTile => ({
    id,
    label: t(`record.field.${id}`),
    value: hasStarted(record) ? text : <Unknown reason={t('record.reason.notStarted')} />,
  })
  return [
    known('kmDriven', formatKm),
    known('movingSeconds', (seconds) => durationText(t, seconds)),
    known('adherencePct', shareText),
    { ...known('deliveryPct', shareText), note: dueText(t, record) },
    known('deliveredMinutes', () => minutesText(record)),
    { ...started('plays', playsText(record)), note: rejectedText(t, record) },
    { ...started('signedPlays', signedText(record)), note: unsignedText(t, record) },
    { ...known('peopleMinutes', formatCount), note: t('record.delivery.peopleMinutes') },
    known('peopleTotal', formatCount),
    {
      id: 'coverage',
      label: t('record.field.coverage'),
      value:
        coveragePct === null ? (
          <Unknown reason={getReason(t, record, 'peopleTotal')} />
        ) : (
          shareText(coveragePct)
        ),
    },
    started('qrScans', formatCount(record.qrScans)),
  ]
}

export type RecordFiguresProps = { record: BroadcastRecord; coveragePct: number | null }

export function RecordFigures({ record, coveragePct }: RecordFiguresProps) {
  const { t } = useTranslation()
  return (
    <FigureTiles
      isDense
      label={t('record.route.figures')}
      tiles={computeFigures(t, record, coveragePct)}
      columns={{ xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(5, minmax(0, 1fr))' }}
    />
  )
}

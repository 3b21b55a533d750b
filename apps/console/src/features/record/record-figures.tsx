import type { BroadcastRecord } from '@lumiroute/contract'
import Box from '@mui/material/Box'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount, formatKm } from '../../lib/format.ts'
import { Unknown } from '../../ui/unknown.tsx'
import { durationText, hasStarted, playsText, reasonOf, shareText } from './record.facts.ts'

type Known = 'kmDriven' | 'movingSeconds' | 'adherencePct' | 'peopleTotal'
type Entry = { id: string; term: string; value: ReactNode }

const grid = {
  m: 0,
  display: 'grid',
  gap: '1px',
  gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(4, 1fr)', lg: 'repeat(7, 1fr)' },
  bgcolor: 'divider',
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  overflow: 'hidden',
} as const
const cell = {
  bgcolor: 'background.paper',
  px: 2,
  py: 1.5,
  minWidth: 0,
  // The last of an odd number fills its row: an empty cell would look like a missing figure.
  '&:last-of-type': { gridColumnEnd: { xs: 'span 2', lg: 'auto' } },
} as const

function figuresOf(t: TFunction, record: BroadcastRecord, coveragePct: number | null): Entry[] {
  const known = (id: Known, text: (figure: number) => string): Entry => {
    const figure = record[id]
    const value = figure === null ? <Unknown reason={reasonOf(t, record, id)} /> : text(figure)
    return { id, term: t(`record.field.${id}`), value }
  }
  const started = (id: 'plays' | 'qrScans', text: string): Entry => ({
    id,
    term: t(`record.field.${id}`),
    value: hasStarted(record) ? text : <Unknown reason={t('record.reason.notStarted')} />,
  })
  return [
    known('kmDriven', formatKm),
    known('movingSeconds', (seconds) => durationText(t, seconds)),
    known('adherencePct', shareText),
    known('peopleTotal', formatCount),
    started('plays', playsText(record)),
    started('qrScans', formatCount(record.qrScans)),
    {
      id: 'coverage',
      term: t('record.field.coverage'),
      value:
        coveragePct === null ? (
          <Unknown reason={reasonOf(t, record, 'peopleTotal')} />
        ) : (
          shareText(coveragePct)
        ),
    },
  ]
}

export type RecordFiguresProps = { record: BroadcastRecord; coveragePct: number | null }

export function RecordFigures({ record, coveragePct }: RecordFiguresProps) {
  const { t } = useTranslation()
  return (
    <Box component="dl" aria-label={t('record.route.figures')} sx={grid}>
      {figuresOf(t, record, coveragePct).map(({ id, term, value }) => (
        <Box key={id} sx={cell}>
          <Box component="dt" sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>
            {term}
          </Box>
          <Box
            component="dd"
            sx={{
              m: 0,
              mt: 0.5,
              fontSize: 18,
              lineHeight: '24px',
              fontWeight: 600,
              fontVariantNumeric: 'tabular-nums',
              whiteSpace: 'nowrap',
            }}
          >
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

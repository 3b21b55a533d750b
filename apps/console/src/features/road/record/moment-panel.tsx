import Box from '@mui/material/Box'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/section.tsx'
import { MovedText } from '../../../ui/timeline/moved-text.tsx'
import type { TimeCursor } from '../../../ui/timeline/time-cursor.ts'
import { momentTexts } from './moment-texts.ts'
import type { TrackData } from './track-data.ts'
import type { Moment, Reading } from './track-reading.ts'

type Fact = 'position' | 'temp' | 'humidity' | 'rain'
const facts: readonly Fact[] = ['temp', 'humidity', 'rain', 'position']

export type MomentPanelProps = { cursor: TimeCursor; reading: Reading; data: TrackData }

function useMomentText({ reading, data }: Omit<MomentPanelProps, 'cursor'>) {
  const { t } = useTranslation()
  return useMemo(() => {
    const texts = momentTexts(t)
    const of: Record<Fact, (moment: Moment) => string> = {
      position: ({ fix, isFixOld }) =>
        isFixOld
          ? texts.position(Number.NaN, Number.NaN)
          : texts.position(data.lat[fix] as number, data.lng[fix] as number),
      temp: ({ temp }) => texts.temp(temp),
      humidity: ({ humidity }) => texts.humidity(humidity),
      rain: ({ rainy }) => texts.rain(rainy),
    }
    return {
      people: (seconds: number) => texts.people(reading.at(seconds).people),
      fact: (fact: Fact) => (seconds: number) => of[fact](reading.at(seconds)),
    }
  }, [t, reading, data])
}

function MomentFact({
  cursor,
  fact,
  text,
}: {
  cursor: TimeCursor
  fact: Fact
  text: (seconds: number) => string
}) {
  const { t } = useTranslation()
  return (
    <Box sx={{ minWidth: 0, ...(fact === 'position' && { gridColumn: '1 / -1' }) }}>
      <Box component="dt" sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>
        {t(`record.field.${fact}`)}
      </Box>
      <Box component="dd" sx={{ m: 0, fontSize: 13, lineHeight: '20px' }}>
        <MovedText cursor={cursor} text={text} />
      </Box>
    </Box>
  )
}

/** Measurements at the timeline's cursor. */
export function MomentPanel({ cursor, reading, data }: MomentPanelProps) {
  const { t } = useTranslation()
  const text = useMomentText({ reading, data })
  const people = useCallback((seconds: number) => text.people(seconds), [text])
  const factTexts = useMemo(() => facts.map((fact) => [fact, text.fact(fact)] as const), [text])
  return (
    <Card>
      <Box
        component="section"
        aria-label={t('record.route.moment')}
        sx={{ fontVariantNumeric: 'tabular-nums' }}
      >
        <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>
          {t('record.route.moment')}
        </Box>
        <Box sx={{ fontSize: 22, lineHeight: '30px', fontWeight: 650 }}>
          <MovedText cursor={cursor} text={people} />
        </Box>
        <Box
          component="dl"
          sx={{
            m: 0,
            mt: 1.5,
            display: 'grid',
            gridTemplateColumns: 'repeat(3, 1fr)',
            columnGap: 2,
            rowGap: 1.25,
          }}
        >
          {factTexts.map(([fact, factText]) => (
            <MomentFact key={fact} cursor={cursor} fact={fact} text={factText} />
          ))}
        </Box>
      </Box>
    </Card>
  )
}

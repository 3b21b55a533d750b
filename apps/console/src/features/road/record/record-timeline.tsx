import Box from '@mui/material/Box'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatClock } from '../../../lib/format/format.ts'
import { levelRamp } from '../../../ui/map/track/level-ramp.ts'
import { MovedText } from '../../../ui/timeline/moved-text.tsx'
import { PlaybackButtons } from '../../../ui/timeline/playback-buttons.tsx'
import type { TimeCursor } from '../../../ui/timeline/time-cursor.ts'
import { TimeSlider } from '../../../ui/timeline/time-slider.tsx'
import { usePalette } from '../../../ui/use-palette.ts'
import { momentTexts } from './moment-texts.ts'
import { peopleStrip } from './people-strip.ts'
import type { TrackData } from './track-data.ts'
import type { Reading } from './track-reading.ts'

export type RecordTimelineProps = {
  cursor: TimeCursor
  data: TrackData
  reading: Reading
  range: readonly [number, number]
}

/** On a phone it sticks to the bottom, so that the cursor can be moved while any part is in view. */
const bar = {
  position: { xs: 'sticky', sm: 'static' },
  bottom: 0,
  zIndex: 5,
  mx: { xs: -2, sm: 0 },
  px: { xs: 1.5, sm: 2 },
  pt: 1,
  pb: { xs: 'max(8px, env(safe-area-inset-bottom))', sm: 1 },
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: { xs: 0, sm: '10px' },
} as const

const clock = (seconds: number) => formatClock(seconds * 1000)

export function RecordTimeline({ cursor, data, reading, range }: RecordTimelineProps) {
  const { t } = useTranslation()
  const { mode } = usePalette()
  const { line } = reading
  const paint = useMemo(() => peopleStrip(data, line.level, levelRamp[mode]), [data, line, mode])
  const valueText = useCallback(
    (seconds: number) =>
      t('record.route.timeValue', {
        time: clock(seconds),
        people: momentTexts(t).people(reading.at(seconds).people),
      }),
    [t, reading],
  )
  return (
    <Box sx={bar}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <PlaybackButtons cursor={cursor} />
        <Box
          sx={{
            ml: 'auto',
            fontSize: 18,
            lineHeight: '24px',
            fontWeight: 600,
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          <MovedText cursor={cursor} text={clock} />
        </Box>
      </Box>
      <TimeSlider
        cursor={cursor}
        from={range[0]}
        to={range[1]}
        label={t('record.route.timeline')}
        valueText={valueText}
        stepSeconds={data.usualSeconds}
        paint={paint}
      />
    </Box>
  )
}

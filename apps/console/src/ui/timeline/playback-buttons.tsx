import Pause from '@mui/icons-material/Pause'
import PlayArrow from '@mui/icons-material/PlayArrow'
import IconButton from '@mui/material/IconButton'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useTranslation } from 'react-i18next'
import { Tooltip } from '../tooltip.tsx'
import type { TimeCursor } from './time-cursor.ts'
import { playSpeeds, usePlayback } from './use-playback.ts'
import type { PlaySpeed } from './use-playback.ts'

export function PlaybackButtons({ cursor }: { cursor: TimeCursor }) {
  const { t } = useTranslation()
  const { isPlaying, speed, setSpeed, toggle } = usePlayback(cursor)
  const label = t(isPlaying ? 'ui.timeline.pause' : 'ui.timeline.play')
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          onClick={toggle}
          sx={{
            width: 40,
            height: 40,
            color: 'primary.contrastText',
            bgcolor: 'primary.main',
            '&:hover': { bgcolor: 'primary.main' },
          }}
        >
          {isPlaying ? <Pause /> : <PlayArrow />}
        </IconButton>
      </Tooltip>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={speed}
        aria-label={t('ui.timeline.speed')}
        onChange={(_event, next: PlaySpeed | null) => next && setSpeed(next)}
      >
        {playSpeeds.map((each) => (
          <ToggleButton key={each} value={each} sx={{ minWidth: 44, fontVariantNumeric: 'tabular-nums' }}>
            {t('ui.timeline.times', { speed: each })}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </>
  )
}

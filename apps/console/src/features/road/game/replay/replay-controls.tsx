import { ticksPerSecond } from '@lumiroute/games'
import Pause from '@mui/icons-material/Pause'
import PlayArrow from '@mui/icons-material/PlayArrow'
import Replay from '@mui/icons-material/Replay'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Slider from '@mui/material/Slider'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useTranslation } from 'react-i18next'
import { clockText } from '../../../../ui/stage/clock-text.ts'
import { Tooltip } from '../../../../ui/tooltip.tsx'
import { type Speed, speeds } from './use-replay.ts'

const getClock = (tick: number) => clockText((tick / ticksPerSecond) * 1000)
const getIcon = (isPlaying: boolean, isAtEnd: boolean) =>
  isPlaying ? <Pause /> : isAtEnd ? <Replay /> : <PlayArrow />

function SpeedChoice({ speed, onSpeed }: { speed: Speed; onSpeed: (speed: Speed) => void }) {
  const { t } = useTranslation()
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={speed}
      onChange={(_, chosen: Speed | null) => chosen && onSpeed(chosen)}
      aria-label={t('game.replay.speed')}
    >
      {speeds.map((each) => (
        <ToggleButton
          key={each}
          value={each}
          aria-label={t('game.replay.times', { speed: each })}
          sx={{ px: 1.25, py: 0.5, textTransform: 'none', fontVariantNumeric: 'tabular-nums' }}
        >
          {`${each}×`}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

export type ReplayControlsProps = {
  tick: number
  lastTick: number
  isPlaying: boolean
  speed: Speed
  onToggle: () => void
  onSeek: (tick: number) => void
  onSpeed: (speed: Speed) => void
}

export function ReplayControls(props: ReplayControlsProps) {
  const { tick, lastTick, isPlaying, speed, onToggle, onSeek, onSpeed } = props
  const { t } = useTranslation()
  const isAtEnd = tick >= lastTick
  const toggle = t(isPlaying ? 'game.replay.pause' : isAtEnd ? 'game.replay.again' : 'game.replay.play')
  const [at, of] = [getClock(tick), getClock(lastTick)]
  return (
    <Box
      sx={{ mt: 0.75, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}
    >
      <Tooltip title={toggle}>
        <IconButton aria-label={toggle} onClick={onToggle} sx={{ ml: -1 }}>
          {getIcon(isPlaying, isAtEnd)}
        </IconButton>
      </Tooltip>
      <Slider
        size="small"
        aria-label={t('game.replay.position')}
        getAriaValueText={() => t('ui.stage.time', { at, of })}
        value={tick}
        max={Math.max(lastTick, 1)}
        step={1}
        shiftStep={10 * ticksPerSecond}
        onChange={(_, value) => onSeek(value)}
        onKeyDown={(event) => {
          const sign = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key]
          if (!sign || event.shiftKey) return
          event.preventDefault()
          event.stopPropagation()
          onSeek(Math.max(0, Math.min(lastTick, tick + sign * ticksPerSecond)))
        }}
        sx={{ flex: '1 1 120px', '& .MuiSlider-track, & .MuiSlider-thumb': { transition: 'none' } }}
      />
      <Box sx={{ fontSize: 12, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {`${at} / ${of}`}
      </Box>
      <SpeedChoice {...{ speed, onSpeed }} />
    </Box>
  )
}

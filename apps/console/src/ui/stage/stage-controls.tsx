import Pause from '@mui/icons-material/Pause'
import PlayArrow from '@mui/icons-material/PlayArrow'
import IconButton from '@mui/material/IconButton'
import Slider from '@mui/material/Slider'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Stage } from '@lumiroute/stage'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Tooltip } from '../tooltip.tsx'
import { clockText } from './clock-text.ts'

const refreshMs = 200

/** Playback position, polled five times a second; every frame would show nothing more. */
function usePosition(stage: Stage | null) {
  const [at, setAt] = useState({ ms: 0, ofMs: 0 })
  useEffect(() => {
    if (!stage) return
    const ask = () => setAt({ ms: stage.positionMs(), ofMs: stage.durationMs() })
    ask()
    const timer = setInterval(ask, refreshMs)
    return () => clearInterval(timer)
  }, [stage])
  const seek = (ms: number) => {
    if (!stage) return
    stage.seek(Math.min(ms, stage.durationMs() - 1))
    setAt({ ms, ofMs: stage.durationMs() })
  }
  return { ...at, seek }
}

export type StageControlsProps = {
  stage: Stage | null
  isPlaying: boolean
  onPlayingChange: (isPlaying: boolean) => void
}

export function StageControls({ stage, isPlaying, onPlayingChange }: StageControlsProps) {
  const { t } = useTranslation()
  const { ms, ofMs, seek } = usePosition(stage)
  const toggle = t(isPlaying ? 'ui.stage.pause' : 'ui.stage.play')
  const [at, of] = [clockText(ms), clockText(ofMs)]
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, ml: -1 }}>
      <Tooltip title={toggle}>
        <IconButton aria-label={toggle} onClick={() => onPlayingChange(!isPlaying)}>
          {isPlaying ? <Pause /> : <PlayArrow />}
        </IconButton>
      </Tooltip>
      <Slider
        size="small"
        aria-label={t('ui.stage.progress')}
        getAriaValueText={() => t('ui.stage.time', { at, of })}
        value={Math.min(ms, ofMs)}
        max={Math.max(ofMs, 1)}
        step={ofMs > 20_000 ? 1000 : 100}
        onChange={(_, value) => seek(value)}
        sx={{ '& .MuiSlider-track, & .MuiSlider-thumb': { transition: 'none' } }}
      />
      <Typography component="span" sx={{ fontSize: 12, color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {`${at} / ${of}`}
      </Typography>
    </Stack>
  )
}

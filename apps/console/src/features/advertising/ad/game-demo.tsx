import { type Difficulty, type GameId, worlds } from '@lumiroute/games'
import Pause from '@mui/icons-material/Pause'
import PlayArrow from '@mui/icons-material/PlayArrow'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RoundCanvas } from '../../../ui/round/round-canvas.tsx'
import { StageFrame } from '../../../ui/stage/stage-frame.tsx'
import { DemoRound } from './demo-round.ts'

const wantsCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

export type GameDemoProps = {
  game: GameId
  difficulty: Difficulty
  seconds: number
  orientation: 'landscape' | 'portrait'
}

/** The chosen game, played by the computer on the board. Large: load it on demand. */
export function GameDemo({ game, difficulty, seconds, orientation }: GameDemoProps) {
  const { t } = useTranslation()
  const [isCalm] = useState(wantsCalm)
  const [isPlaying, setPlaying] = useState(!isCalm)
  const world = orientation === 'portrait' ? 'tall' : 'wide'
  const round = useMemo(
    () => new DemoRound({ game, world, difficulty, seconds }),
    [game, world, difficulty, seconds],
  )
  const name = t(`store.game.${game}`)
  return (
    <Box role="group" aria-label={t('ad.demo.title')} sx={{ mb: 2 }}>
      <StageFrame orientation={orientation}>
        <RoundCanvas
          label={t('ad.demo.picture', { game: name })}
          world={worlds[world]}
          isRunning={isPlaying}
          onFrame={(ms) => round.pass(ms)}
          draw={(pen, size) => round.draw(pen, size, isCalm)}
        />
      </StageFrame>
      <Box sx={{ mt: 0.5, display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1.5 }}>
        <Box sx={{ fontSize: 12, lineHeight: '18px', color: 'text.secondary' }}>
          {t('ad.demo.text', { game: name })}
        </Box>
        <Button
          size="small"
          color="inherit"
          startIcon={isPlaying ? <Pause /> : <PlayArrow />}
          onClick={() => setPlaying(!isPlaying)}
          sx={{ flexShrink: 0 }}
        >
          {t(isPlaying ? 'ad.demo.pause' : 'ad.demo.play')}
        </Button>
      </Box>
    </Box>
  )
}

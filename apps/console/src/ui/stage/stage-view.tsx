import Refresh from '@mui/icons-material/Refresh'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { Programme } from '@lumiroute/stage'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProgressLine } from '../progress-line.tsx'
import { StageControls } from './stage-controls.tsx'
import { StageCover } from './stage-cover.tsx'
import { StageFrame } from './stage-frame.tsx'
import { toItems, useStage } from './use-stage.ts'
import { joinNames } from '../../lib/format/join.ts'

export type StageViewProps = {
  /** undefined while loading, null if nothing is chosen. */
  programme: Programme | null | undefined
  controls?: boolean
  /** Accessible name; 播放預覽 by default. */
  label?: string
  /** Hint if nothing is chosen. */
  emptyText?: string
}

function FailedCover({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  const retry = (
    <Button
      size="small"
      variant="outlined"
      startIcon={<Refresh />}
      onClick={onRetry}
      sx={{ color: 'night.text', borderColor: 'night.muted' }}
    >
      {t('ui.state.retry')}
    </Button>
  )
  return (
    <StageCover role="alert" title={t('ui.stage.failed')} text={t('ui.stage.failedText')} action={retry} />
  )
}

function LoadingCover() {
  const { t } = useTranslation()
  return (
    <Box sx={{ position: 'absolute', inset: 'auto 0 0' }}>
      <ProgressLine label={t('ui.stage.loading')} colour="live.main" />
    </Box>
  )
}

type Told = Pick<ReturnType<typeof useStage>, 'shown' | 'failed'> & { programme: Programme }

function Caption({ programme, shown, failed }: Told) {
  const { t } = useTranslation()
  const [main, second] = [shown.main?.name, shown.second?.name]
  const name = main ?? second
  const isSplit = programme.mode === 'split' && main && second
  const now = isSplit ? t('ui.stage.nowBoth', { main, second }) : name && t('ui.stage.now', { name })
  const names = toItems(programme)
    .filter(({ key }) => failed.includes(key))
    .map((item) => item.name ?? item.key)
  return (
    <Box sx={{ fontSize: 12, lineHeight: '18px', color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {now && <Box>{now}</Box>}
      {names.length > 0 && (
        <Box role="status" sx={{ color: 'warning.onTint' }}>
          {t('ui.stage.skipped', { names: joinNames([...new Set(names)]) })}
        </Box>
      )}
    </Box>
  )
}

function FullStage({ programme, controls }: { programme: Programme; controls: boolean }) {
  const [host, setHost] = useState<HTMLElement | null>(null)
  const { stage, isPlaying, setPlaying, failed, shown, retry } = useStage(host, programme)
  const isBroken = toItems(programme).every(({ key }) => failed.includes(key))
  const isWaiting = !isBroken && !shown.main && !shown.second
  return (
    <>
      <StageFrame orientation={programme.orientation}>
        <Box ref={setHost} sx={{ position: 'absolute', inset: 0 }} />
        {isBroken && <FailedCover onRetry={retry} />}
        {isWaiting && <LoadingCover />}
      </StageFrame>
      {controls && !isBroken && (
        <StageControls stage={stage} isPlaying={isPlaying} onPlayingChange={setPlaying} />
      )}
      {controls && !isBroken && <Caption programme={programme} shown={shown} failed={failed} />}
    </>
  )
}

function EmptyStage({ orientation, text }: { orientation: Programme['orientation']; text?: string }) {
  const { t } = useTranslation()
  return (
    <StageFrame orientation={orientation}>
      <StageCover title={t('ui.stage.empty')} text={text ?? t('ui.stage.emptyText')} />
    </StageFrame>
  )
}

/** What the screen will show, drawn by the player's own code. Large: load it on demand. */
export function StageView({ programme, controls = false, label, emptyText }: StageViewProps) {
  const { t } = useTranslation()
  const isEmpty = !programme || toItems(programme).length === 0
  const orientation = programme?.orientation ?? 'landscape'
  return (
    <Stack role="group" aria-label={label ?? t('ui.stage.label')} sx={{ gap: 0.5, minWidth: 0 }}>
      {programme === undefined && (
        <StageFrame orientation={orientation}>
          <LoadingCover />
        </StageFrame>
      )}
      {programme !== undefined && isEmpty && <EmptyStage orientation={orientation} text={emptyText} />}
      {programme && !isEmpty && <FullStage programme={programme} controls={controls} />}
    </Stack>
  )
}

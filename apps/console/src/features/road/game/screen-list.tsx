import Box from '@mui/material/Box'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { MonoCode } from '../../../ui/figures.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { DeviceStatusBadge } from '../device/device-status.tsx'
import { onScreenText } from '../device/on-screen.ts'
import type { GameDetail } from './start-game.ts'

type Screen = GameDetail['screens'][number]

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.25,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
} as const

function Status({ status }: Pick<Screen, 'status'>) {
  const { t } = useTranslation()
  if (status === 'unknown') return <StatusBadge tone="warning" label={t('game.screen.unknown')} />
  return <DeviceStatusBadge status={status} />
}

function getNote(t: TFunction, { otherAd, onScreen, status }: Screen) {
  if (otherAd) return t('game.screen.otherAd', { name: otherAd })
  return status === 'online' && onScreen ? t('game.screen.onScreen', { name: onScreenText(onScreen) }) : null
}

/** The ad's devices; the first one hosts the game room. */
export function ScreenList({ screens }: { screens: readonly Screen[] }) {
  const { t } = useTranslation()
  if (screens.length === 0) return <Box sx={{ color: 'text.secondary' }}>{t('game.screen.none')}</Box>
  const words = (mac: string) => ({
    idle: t('game.copy.device', { mac }),
    done: t('game.copy.done'),
    failed: t('game.copy.failed'),
  })
  return (
    <Box component="ul" aria-label={t('game.screen.title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {screens.map((screen) => (
        <Box component="li" key={screen.macAddr} sx={row}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
            <MonoCode>{screen.macAddr}</MonoCode>
            <CopyButton text={screen.macAddr} words={words(screen.macAddr)} />
          </Box>
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>{screen.name}</Box>
          <Status status={screen.status} />
          <Box sx={{ flexBasis: '100%', color: 'text.secondary', fontSize: 13, lineHeight: '20px' }}>
            {getNote(t, screen)}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

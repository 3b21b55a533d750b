import KeyboardDoubleArrowLeft from '@mui/icons-material/KeyboardDoubleArrowLeft'
import KeyboardDoubleArrowRight from '@mui/icons-material/KeyboardDoubleArrowRight'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { changeAppearance, useAppearance } from '../appearance.ts'
import { Brand } from './brand.tsx'
import { MenuList } from './menu-list.tsx'
import { NightArea } from './night-area.tsx'

export const sidebarWidth = 304
export const miniWidth = 80

function Collapse({ isMini }: { isMini: boolean }) {
  const { t } = useTranslation()
  const Icon = isMini ? KeyboardDoubleArrowRight : KeyboardDoubleArrowLeft
  return (
    <Box sx={{ p: isMini ? 2.75 : 1.5, borderTop: '1px solid var(--chrome-line)' }}>
      <IconButton
        aria-label={t(isMini ? 'shell.expand' : 'shell.collapse')}
        aria-expanded={!isMini}
        onClick={() => changeAppearance({ isSidebarMini: !isMini })}
        sx={{ color: 'text.secondary' }}
      >
        <Icon />
      </IconButton>
    </Box>
  )
}

/** Memoised: it is expensive to render and rarely changes. */
export const Sidebar = memo(function Sidebar() {
  const { layout, isSidebarMini, sidebarColour, themeType } = useAppearance()
  const isFloating = layout === 'vertical-modern'
  const isFixedMini = layout === 'vertical-minimal'
  const isTight = useMediaQuery('(max-width:1199.95px)', { noSsr: true })
  const isMini = isFixedMini || (isSidebarMini ?? isTight)
  const isNight = sidebarColour === 'night' || themeType !== 'default'
  return (
    <NightArea
      isNight={isNight}
      sx={{
        display: { xs: 'none', md: 'flex' },
        flexDirection: 'column',
        flexShrink: 0,
        width: isMini ? miniWidth : sidebarWidth,
        transition: 'width 180ms ease',
        position: 'sticky',
        top: isFloating ? 'calc(var(--frame-gap) + 76px)' : 'var(--frame-gap)',
        height: isFloating
          ? 'calc(100dvh - var(--frame-gap) * 2 - 88px)'
          : 'calc(100dvh - var(--frame-gap) * 2)',
        overflow: 'hidden',
        ...(isFloating
          ? { m: 1.5, mr: 0, borderRadius: '12px', border: isNight ? 0 : '1px solid var(--chrome-line)' }
          : { borderRight: '1px solid var(--chrome-line)' }),
      }}
    >
      {isFloating ? (
        <Box sx={{ height: 12 }} />
      ) : (
        <Box
          sx={{ height: 64, px: isMini ? 3.25 : 2.5, display: 'flex', alignItems: 'center', flexShrink: 0 }}
        >
          <Brand isMini={isMini} />
        </Box>
      )}
      <MenuList isMini={isMini} />
      {!isFixedMini && <Collapse isMini={isMini} />}
    </NightArea>
  )
})

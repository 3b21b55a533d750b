import Box from '@mui/material/Box'
import { useAppearance } from '../appearance.ts'
import { Content } from './content.tsx'
import { frameStyle } from './frame-style.ts'
import { Header } from './header.tsx'
import { MenuRow } from './menu-row.tsx'
import { NightArea } from './night-area.tsx'

export function HorizontalFrame({ onOpenMenu }: { onOpenMenu: () => void }) {
  const { layout, width, themeType } = useAppearance()
  const isNight = layout === 'horizontal-dark' || themeType === 'semi-dark'
  const isMenuFirst = layout === 'horizontal-top-menu'
  const menu = (
    <NightArea
      isNight={isNight || isMenuFirst}
      sx={{ display: { xs: 'none', md: 'block' }, borderBottom: '1px solid var(--chrome-line)' }}
    >
      <MenuRow hasBrand={isMenuFirst} />
    </NightArea>
  )
  return (
    <Box sx={{ ...frameStyle(width), minHeight: 'calc(100dvh - var(--frame-gap) * 2)' }}>
      <Box sx={{ position: 'sticky', top: 'var(--frame-gap)', zIndex: 'appBar' }}>
        {isMenuFirst && menu}
        <Header onOpenMenu={onOpenMenu} brand={isMenuFirst ? 'phone' : 'wide'} isNight={isNight} isStill />
        {!isMenuFirst && menu}
      </Box>
      <Content />
    </Box>
  )
}

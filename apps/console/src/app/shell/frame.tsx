import Box from '@mui/material/Box'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useRequestsRunning } from '../../lib/requests-running.ts'
import { LoadingOverlay } from '../../ui/loading-overlay.tsx'
import { useAppearance } from '../appearance.ts'
import { HorizontalFrame } from './horizontal-frame.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
import { SkipLink } from './skip-link.tsx'
import { VerticalFrame } from './vertical-frame.tsx'

export type FrameProps = { onOpenMenu: () => void }

export function Frame() {
  const { layout } = useAppearance()
  const { pathname } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const isRunning = useRequestsRunning()
  const Chosen = layout.startsWith('horizontal') ? HorizontalFrame : VerticalFrame
  return (
    <>
      <SkipLink />
      <LoadingOverlay busy={isRunning} />
      <Box sx={{ flexGrow: 1, display: 'flex', flexDirection: 'column', bgcolor: 'background.sunken' }}>
        <Chosen onOpenMenu={() => setOpenAt(pathname)} />
      </Box>
      <MenuDrawer open={openAt === pathname} onClose={() => setOpenAt(null)} />
    </>
  )
}

import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useRequestsRunning } from '../../lib/api/requests-running.ts'
import { LoadingOverlay } from '../../ui/loading-overlay.tsx'
import { warmMenus } from '../../ui/menu/menu.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { useAppearance } from '../appearance.ts'
import { HorizontalFrame } from './horizontal-frame.tsx'
import { SkipLink } from './skip-link.tsx'
import { VerticalFrame } from './vertical-frame.tsx'

// Only narrow windows have its button.
const MenuDrawer = onDemand(async () => (await import('./menu-drawer.tsx')).MenuDrawer)

/** Preload menus at the first mouse move or key press. */
function useWarmMenus() {
  useEffect(() => {
    const signs = ['pointermove', 'keydown', 'touchstart'] as const
    const once = new AbortController()
    const warm = () => {
      once.abort()
      warmMenus()
    }
    for (const sign of signs) document.addEventListener(sign, warm, { signal: once.signal, passive: true })
    return () => once.abort()
  }, [])
}

/** A component of its own: in the frame, each request would render the whole frame twice. */
const Busy = () => <LoadingOverlay busy={useRequestsRunning()} />

export function Frame() {
  useWarmMenus()
  const { layout } = useAppearance()
  const { pathname } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const Chosen = layout.startsWith('horizontal') ? HorizontalFrame : VerticalFrame
  return (
    <>
      <SkipLink />
      <Busy />
      <Box sx={{ flexGrow: 1, display: 'flex', flexDirection: 'column', bgcolor: 'background.sunken' }}>
        <Chosen onOpenMenu={() => setOpenAt(pathname)} />
      </Box>
      <MenuDrawer open={openAt === pathname} onClose={() => setOpenAt(null)} />
    </>
  )
}

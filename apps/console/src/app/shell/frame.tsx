import Box from '@mui/material/Box'
import { Suspense, lazy, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useRequestsRunning } from '../../lib/requests-running.ts'
import { LoadingOverlay } from '../../ui/loading-overlay.tsx'
import { warmMenus } from '../../ui/menu/menu.tsx'
import { useAppearance } from '../appearance.ts'
import { HorizontalFrame } from './horizontal-frame.tsx'
import { SkipLink } from './skip-link.tsx'
import { VerticalFrame } from './vertical-frame.tsx'

// Loaded with the first press of the menu's button, which only narrow windows have.
const MenuDrawer = lazy(async () => ({ default: (await import('./menu-drawer.tsx')).MenuDrawer }))

export type FrameProps = { onOpenMenu: () => void }

/** A hand on the mouse or the keys will soon open something. */
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

export function Frame() {
  useWarmMenus()
  const { layout } = useAppearance()
  const { pathname } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const [hasMenu, setHasMenu] = useState(false)
  const isRunning = useRequestsRunning()
  const Chosen = layout.startsWith('horizontal') ? HorizontalFrame : VerticalFrame
  const openMenu = () => {
    setHasMenu(true)
    setOpenAt(pathname)
  }
  return (
    <>
      <SkipLink />
      <LoadingOverlay busy={isRunning} />
      <Box sx={{ flexGrow: 1, display: 'flex', flexDirection: 'column', bgcolor: 'background.sunken' }}>
        <Chosen onOpenMenu={openMenu} />
      </Box>
      {hasMenu && (
        <Suspense>
          <MenuDrawer open={openAt === pathname} onClose={() => setOpenAt(null)} />
        </Suspense>
      )}
    </>
  )
}

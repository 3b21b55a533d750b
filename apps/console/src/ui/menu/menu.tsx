import type { MenuProps } from '@mui/material/Menu'
import type MuiMenuItem from '@mui/material/MenuItem'
import type { PopoverProps } from '@mui/material/Popover'
import { Suspense, lazy, useState } from 'react'
import type { ReactNode } from 'react'

const parts = () => import('./menu-parts.ts')
const LoadedMenu = lazy(async () => ({ default: (await parts()).Menu }))
const LoadedPopover = lazy(async () => ({ default: (await parts()).Popover }))

/** For use inside a Menu of this file, which waits for it. */
export const MenuItem = lazy(async () => ({
  default: (await parts()).MenuItem,
})) as unknown as typeof MuiMenuItem

/** Nothing is loaded and drawn before the first opening; afterwards it stays, to be closed with its motion. */
function OnceOpened({ open, children }: { open: boolean; children: ReactNode }) {
  const [wasOpened, setOpened] = useState(open)
  if (open && !wasOpened) setOpened(true)
  return wasOpened && <Suspense>{children}</Suspense>
}

export function Menu(props: MenuProps) {
  return (
    <OnceOpened open={props.open}>
      <LoadedMenu {...props} />
    </OnceOpened>
  )
}

export function Popover(props: PopoverProps) {
  return (
    <OnceOpened open={props.open}>
      <LoadedPopover {...props} />
    </OnceOpened>
  )
}

/** So that the first press of a menu's button finds the menu there. */
export const warmMenus = () => void parts()

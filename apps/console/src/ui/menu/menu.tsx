import type { MenuProps } from '@mui/material/Menu'
import type MuiMenuItem from '@mui/material/MenuItem'
import type { MenuItemProps } from '@mui/material/MenuItem'
import type { PopoverProps } from '@mui/material/Popover'
import type { ComponentType } from 'react'
import { onDemand } from '../on-demand.tsx'

let Item: ComponentType<MenuItemProps> | undefined

async function loadParts() {
  const { Menu, MenuItem, Popover } = await import('./menu-parts.ts')
  Item = MenuItem
  return { Menu, Popover }
}

export const Menu = onDemand<MenuProps>(async () => (await loadParts()).Menu)
export const Popover = onDemand<PopoverProps>(async () => (await loadParts()).Popover)

function LoadedItem(props: MenuItemProps) {
  return Item && <Item {...props} />
}

/** For use inside a Menu of this file, which is not drawn before its items can be. */
export const MenuItem = LoadedItem as typeof MuiMenuItem

/** So that the first press of a menu's button finds the menu there. */
export const warmMenus = () => void Promise.all([Menu.warm(), Popover.warm()])

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

/** For use inside this file's Menu, which renders only once its items have loaded. */
export const MenuItem = LoadedItem as typeof MuiMenuItem

/** Preloads menus, so that the first click opens them at once. */
export const warmMenus = () => void Promise.all([Menu.warm(), Popover.warm()])

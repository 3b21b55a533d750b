import { useTranslation } from 'react-i18next'
import { Menu, MenuItem } from '../../ui/menu/menu.tsx'
import type { NavEntry } from '../nav.ts'
import { RouterLink } from '../router-link.tsx'

type Props = {
  entries: readonly NavEntry[]
  current: string | undefined
  anchor: HTMLElement | null
  onClose: () => void
  /** Opens at the side of its button instead of below. */
  isBeside?: boolean
}

const beside = {
  anchorOrigin: { vertical: 'top', horizontal: 'right' },
  transformOrigin: { vertical: 'top', horizontal: 'left' },
} as const

/** Pages of the console in a menu of their own. */
export function EntryMenu({ entries, current, anchor, onClose, isBeside }: Props) {
  const { t } = useTranslation()
  return (
    <Menu open={anchor !== null} anchorEl={anchor} onClose={onClose} {...(isBeside && beside)}>
      {entries.map(({ path, title, icon: Icon }) => (
        <MenuItem key={path} component={RouterLink} href={path} selected={path === current} onClick={onClose}>
          <Icon aria-hidden sx={{ fontSize: 20, mr: 1.5, color: 'text.secondary' }} />
          {t(title)}
        </MenuItem>
      ))}
    </Menu>
  )
}

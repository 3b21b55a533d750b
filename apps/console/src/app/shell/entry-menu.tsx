import { useTranslation } from 'react-i18next'
import { Menu, MenuItem } from '../../ui/menu/menu.tsx'
import type { NavEntry } from '../nav.ts'
import { RouterLink } from '../router-link.tsx'

type Props = {
  entries: readonly NavEntry[]
  current: string | undefined
  anchor: HTMLElement | null
  onClose: () => void
  /** Opens beside its button instead of below. */
  isBeside?: boolean
}

const beside = {
  anchorOrigin: { vertical: 'top', horizontal: 'right' },
  transformOrigin: { vertical: 'top', horizontal: 'left' },
} as const

/** A menu of console pages. */
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

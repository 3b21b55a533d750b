import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isGroup, type NavItem } from '../nav.ts'
import { MenuEntry } from './menu-entry.tsx'
import { MenuGroup, MiniGroup } from './menu-group.tsx'
import { useMenu } from './use-menu.ts'

type ItemProps = { item: NavItem; current: string | undefined; isMini: boolean }

function Item({ item, current, isMini }: ItemProps) {
  if (!isGroup(item)) return <MenuEntry entry={item} isCurrent={item.path === current} isMini={isMini} />
  return isMini ? <MiniGroup group={item} current={current} /> : <MenuGroup group={item} current={current} />
}

export function MenuList({ isMini = false }: { isMini?: boolean }) {
  const { t } = useTranslation()
  const { menu, current } = useMenu()
  const nav = useRef<HTMLElement>(null)
  // The menu is longer than most screens: scroll the current entry into view.
  useEffect(() => {
    nav.current?.querySelector(`[href="${current}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <Box
      component="nav"
      ref={nav}
      aria-label={t('shell.mainMenu')}
      sx={{ flexGrow: 1, overflowY: 'auto', px: isMini ? 1 : 1.5 }}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, py: 0.5, display: 'grid', gap: 0.5 }}>
        {menu.map((item) => (
          <Item key={item.title} item={item} current={current} isMini={isMini} />
        ))}
      </Box>
    </Box>
  )
}

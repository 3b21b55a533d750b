import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import { useId, useState } from 'react'
import type { NavGroup } from '../nav.ts'
import { changeAppearance, useAppearance } from '../appearance.ts'
import { MenuButton, MenuEntry } from './menu-entry.tsx'
import { EntryMenu } from './entry-menu.tsx'

type Props = { group: NavGroup; current: string | undefined }

const holds = ({ entries }: NavGroup, current: string | undefined) =>
  entries.some(({ path }) => path === current)

/** A group of the sidebar. It is open on its own pages, unless the person closed it. */
export function MenuGroup({ group, current }: Props) {
  const id = useId()
  const { isShopOpen } = useAppearance()
  const hasCurrent = holds(group, current)
  const isOpen = isShopOpen ?? hasCurrent
  return (
    <Box component="li">
      <MenuButton
        title={group.title}
        icon={group.icon}
        isCurrent={hasCurrent && !isOpen}
        isMini={false}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => changeAppearance({ isShopOpen: !isOpen })}
      >
        <ExpandMore
          aria-hidden
          sx={{
            fontSize: 20,
            ml: 'auto',
            transition: 'transform 150ms',
            transform: isOpen ? 'rotate(180deg)' : 'none',
            '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
          }}
        />
      </MenuButton>
      <Box
        component="ul"
        id={id}
        hidden={!isOpen}
        sx={{ listStyle: 'none', m: 0, p: 0, pl: 2, mt: 0.5, gap: 0.5, display: isOpen ? 'grid' : 'none' }}
      >
        {group.entries.map((entry) => (
          <MenuEntry key={entry.path} entry={entry} isCurrent={entry.path === current} isMini={false} />
        ))}
      </Box>
    </Box>
  )
}

/** The group in the collapsed sidebar: its pages open in a menu beside it. */
export function MiniGroup({ group, current }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <Box component="li">
      <MenuButton
        title={group.title}
        icon={group.icon}
        isCurrent={holds(group, current)}
        isMini
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      <EntryMenu
        entries={group.entries}
        current={current}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        isBeside
      />
    </Box>
  )
}

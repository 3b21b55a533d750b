import ExpandMore from '@mui/icons-material/ExpandMore'
import MoreHoriz from '@mui/icons-material/MoreHoriz'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { getEntries, isGroup, type NavEntry, type NavItem } from '../nav.ts'
import { Brand } from './brand.tsx'
import { EntryMenu } from './entry-menu.tsx'
import { useFit } from './use-fit.ts'
import { useMenu } from './use-menu.ts'

const entryStyle = (isCurrent: boolean) => ({
  flexShrink: 0,
  px: 1.25,
  color: isCurrent ? 'text.primary' : 'text.secondary',
  bgcolor: isCurrent ? 'action.selected' : 'transparent',
  fontWeight: isCurrent ? 600 : 500,
})

type OpenerProps = {
  entries: readonly NavEntry[]
  current: string | undefined
  icon: ReactNode
  children: string
}

/** A button that opens a menu of pages. */
function Opener({ entries, current, icon, children }: OpenerProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        color="inherit"
        startIcon={icon}
        endIcon={<ExpandMore />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={entryStyle(entries.some(({ path }) => path === current))}
      >
        {children}
      </Button>
      <EntryMenu entries={entries} current={current} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  )
}

function Item({ item, current }: { item: NavItem; current: string | undefined }) {
  const { t } = useTranslation()
  const Icon = item.icon
  if (isGroup(item))
    return (
      <Opener entries={item.entries} current={current} icon={<Icon />}>
        {t(item.title)}
      </Opener>
    )
  return (
    <Button
      color="inherit"
      href={item.path}
      startIcon={<Icon />}
      aria-current={item.path === current ? 'page' : undefined}
      sx={entryStyle(item.path === current)}
    >
      {t(item.title)}
    </Button>
  )
}

/** The menu of the horizontal layouts; what does not fit goes under 更多. */
export function MenuRow({ hasBrand }: { hasBrand: boolean }) {
  const { t, i18n } = useTranslation()
  const { menu, current } = useMenu()
  const { ref, count } = useFit(menu.length, i18n.language)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, height: 52, px: 2 }}>
      {hasBrand && <Brand />}
      <Box
        component="nav"
        ref={ref}
        aria-label={t('shell.mainMenu')}
        sx={{ display: 'flex', gap: 0.5, flexGrow: 1, minWidth: 0, overflow: 'hidden', p: 0.5, m: -0.5 }}
      >
        {menu.slice(0, count).map((item) => (
          <Item key={item.title} item={item} current={current} />
        ))}
        {count < menu.length && (
          <Opener entries={getEntries(menu.slice(count))} current={current} icon={<MoreHoriz />}>
            {t('shell.more')}
          </Opener>
        )}
      </Box>
    </Box>
  )
}

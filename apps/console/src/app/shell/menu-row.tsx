import MoreHoriz from '@mui/icons-material/MoreHoriz'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Menu, MenuItem } from '../../ui/menu/menu.tsx'
import type { NavEntry } from '../nav.ts'
import { RouterLink } from '../router-link.tsx'
import { Brand } from './brand.tsx'
import { useFit } from './use-fit.ts'
import { useMenu } from './use-menu.ts'

const entryStyle = (isCurrent: boolean) => ({
  flexShrink: 0,
  px: 1.25,
  color: isCurrent ? 'text.primary' : 'text.secondary',
  bgcolor: isCurrent ? 'action.selected' : 'transparent',
  fontWeight: isCurrent ? 600 : 500,
})

function More({ rest, current }: { rest: readonly NavEntry[]; current: string | undefined }) {
  const { t } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <Button
        color="inherit"
        startIcon={<MoreHoriz />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={entryStyle(rest.some(({ path }) => path === current))}
      >
        {t('shell.more')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        {rest.map(({ path, title, icon: Icon }) => (
          <MenuItem key={path} component={RouterLink} href={path} selected={path === current} onClick={close}>
            <Icon aria-hidden sx={{ fontSize: 20, mr: 1.5, color: 'text.secondary' }} />
            {t(title)}
          </MenuItem>
        ))}
      </Menu>
    </>
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
        {menu.slice(0, count).map(({ path, title, icon: Icon }) => (
          <Button
            key={path}
            color="inherit"
            href={path}
            startIcon={<Icon />}
            aria-current={path === current ? 'page' : undefined}
            sx={entryStyle(path === current)}
          >
            {t(title)}
          </Button>
        ))}
        {count < menu.length && <More rest={menu.slice(count)} current={current} />}
      </Box>
    </Box>
  )
}

import MenuIcon from '@mui/icons-material/Menu'
import SearchIcon from '@mui/icons-material/Search'
import SettingsOutlined from '@mui/icons-material/SettingsOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Bell } from '../../features/insight/notification/bell.tsx'
import { useUser } from '../../features/platform/session/current-user.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { useAppearance } from '../appearance.ts'
import { Brand } from './brand.tsx'
import { HeaderSearch } from './header-search.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { NightArea } from './night-area.tsx'
import { ProfileMenu } from './profile-menu.tsx'

const SettingsDrawer = onDemand(async () => (await import('./settings-drawer.tsx')).SettingsDrawer)

type HeaderProps = {
  onOpenMenu: () => void
  /** Where the header shows the logo: always, or on phones only. */
  brand: 'wide' | 'phone'
  isNight?: boolean
  /** An ancestor is already sticky. */
  isStill?: boolean
}

function StoreLabel() {
  const { t } = useTranslation()
  const { storeName } = useUser()
  return (
    <Box
      sx={{
        minWidth: 0,
        fontSize: 14,
        lineHeight: '20px',
        fontWeight: 600,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      }}
    >
      {t('shell.platform', { store: storeName })}
    </Box>
  )
}

function SettingsButton() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Tooltip title={t('shell.settings.open')}>
        <IconButton
          aria-label={t('shell.settings.open')}
          onClick={() => setOpen(true)}
          sx={{ color: 'text.secondary' }}
        >
          <SettingsOutlined />
        </IconButton>
      </Tooltip>
      <SettingsDrawer open={open} onClose={() => setOpen(false)} />
    </>
  )
}

export function Header({ onOpenMenu, brand, isNight, isStill = false }: HeaderProps) {
  const { t } = useTranslation()
  const { themeType } = useAppearance()
  const [isSearching, setSearching] = useState(false)
  return (
    <NightArea
      component="header"
      isNight={isNight ?? themeType === 'semi-dark'}
      sx={{
        position: isStill ? 'relative' : 'sticky',
        top: isStill ? undefined : 'var(--frame-gap)',
        zIndex: 'appBar',
        height: 64,
        flexShrink: 0,
        px: { xs: 1, sm: 2 },
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0.5, sm: 1.5 },
        borderBottom: '1px solid var(--chrome-line)',
      }}
    >
      <IconButton
        aria-label={t('shell.openMenu')}
        onClick={onOpenMenu}
        sx={{ display: { md: 'none' }, color: 'text.secondary' }}
      >
        <MenuIcon />
      </IconButton>
      <Box sx={{ display: brand === 'wide' ? { xs: 'none', md: 'block' } : 'none', mr: 1 }}>
        <Brand isNarrow />
      </Box>
      <Box sx={{ flex: { xs: '1 1 0', md: '0 1 auto' }, minWidth: 0, pl: { xs: 0.5, sm: 1 } }}>
        <StoreLabel />
      </Box>
      <HeaderSearch isOpenOnPhone={isSearching} onClosePhone={() => setSearching(false)} />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, ml: { md: 'auto' }, flexShrink: 0 }}>
        <IconButton
          aria-label={t('search.label')}
          onClick={() => setSearching(true)}
          sx={{ display: { md: 'none' }, color: 'text.secondary' }}
        >
          <SearchIcon />
        </IconButton>
        <Bell />
        <LanguageMenu />
        <SettingsButton />
        <ProfileMenu />
      </Box>
    </NightArea>
  )
}

import Logout from '@mui/icons-material/Logout'
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined'
import PersonOutlined from '@mui/icons-material/PersonOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../features/platform/session/current-user.tsx'
import { leave } from '../../features/platform/session/sign-out.ts'
import { Menu, MenuItem } from '../../ui/menu/menu.tsx'
import { isOperator } from '../nav.ts'
import { RouterLink } from '../router-link.tsx'

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

function Initial({ name }: { name: string }) {
  return (
    <Box
      aria-hidden
      sx={{
        width: 32,
        height: 32,
        flexShrink: 0,
        display: 'grid',
        placeItems: 'center',
        borderRadius: '50%',
        bgcolor: 'primary.tint',
        color: 'primary.onTint',
        fontSize: 14,
        fontWeight: 600,
      }}
    >
      {String.fromCodePoint(name.codePointAt(0) ?? 0x20).toUpperCase()}
    </Box>
  )
}

function Person() {
  const { t } = useTranslation()
  const { adminName, adminEmail, roles, storeRole, storeName } = useUser()
  const role = t(isOperator(roles) ? 'shell.profile.operator' : `role.${storeRole}`)
  return (
    <Box sx={{ px: 1.25, pt: 1, pb: 1.25, minWidth: 220, maxWidth: 300 }}>
      <Box sx={{ fontWeight: 600, ...oneLine }}>{adminName}</Box>
      <Box sx={{ fontSize: 13, color: 'text.secondary', ...oneLine }}>{adminEmail}</Box>
      <Box sx={{ fontSize: 12, color: 'text.secondary', mt: 0.5, display: 'flex', gap: 1 }}>
        <Box component="span" sx={oneLine}>
          {storeName}
        </Box>
        <Box component="span" sx={{ flexShrink: 0 }}>
          {role}
        </Box>
      </Box>
    </Box>
  )
}

function ProfileButton({ isOpen, onOpen }: { isOpen: boolean; onOpen: (anchor: HTMLElement) => void }) {
  const { t } = useTranslation()
  const { adminName, adminEmail } = useUser()
  return (
    <ButtonBase
      aria-label={t('shell.profile.open', { name: adminName })}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
      sx={{
        gap: 1,
        p: 0.5,
        pr: { xs: 0.5, lg: 1 },
        ml: 0.5,
        borderRadius: '8px',
        textAlign: 'left',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Initial name={adminName} />
      <Box sx={{ display: { xs: 'none', lg: 'block' }, maxWidth: 200, minWidth: 0 }}>
        <Box sx={{ fontSize: 13, lineHeight: '18px', fontWeight: 600, ...oneLine }}>{adminName}</Box>
        <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary', ...oneLine }}>{adminEmail}</Box>
      </Box>
    </ButtonBase>
  )
}

export function ProfileMenu() {
  const { t } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <ProfileButton isOpen={anchor !== null} onOpen={setAnchor} />
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <Box component="li" role="presentation">
          <Person />
        </Box>
        <MenuItem component={RouterLink} href="/account" onClick={close}>
          <PersonOutlined aria-hidden sx={{ fontSize: 20, mr: 1.5, color: 'text.secondary' }} />
          {t('shell.profile.account')}
        </MenuItem>
        <MenuItem component={RouterLink} href="/guide" onClick={close}>
          <MenuBookOutlined aria-hidden sx={{ fontSize: 20, mr: 1.5, color: 'text.secondary' }} />
          {t('nav.guide')}
        </MenuItem>
        <Box component="li" role="separator" sx={{ my: 0.5, borderTop: 1, borderColor: 'divider' }} />
        <MenuItem onClick={() => void leave()}>
          <Logout aria-hidden sx={{ fontSize: 20, mr: 1.5, color: 'text.secondary' }} />
          {t('shell.profile.signOut')}
        </MenuItem>
      </Menu>
    </>
  )
}

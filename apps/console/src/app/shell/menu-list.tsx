import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useTranslation } from 'react-i18next'
import type { NavEntry } from '../nav.ts'
import { useMenu } from './use-menu.ts'

type EntryProps = { entry: NavEntry; isCurrent: boolean; isMini: boolean }

const mini = {
  flexDirection: 'column',
  gap: 0.5,
  px: 0.5,
  py: 1,
  fontSize: 12,
  lineHeight: '16px',
  textAlign: 'center',
}
const wide = { justifyContent: 'flex-start', gap: 1.5, px: 1.5, height: 40, fontSize: 14, lineHeight: '20px' }

const mark = {
  position: 'relative',
  bgcolor: 'action.selected',
  color: 'text.primary',
  fontWeight: 600,
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 10,
    bottom: 10,
    width: 3,
    borderRadius: '8px',
    bgcolor: 'primary.main',
  },
}
const plain = { color: 'text.secondary', '&:hover': { bgcolor: 'action.hover', color: 'text.primary' } }

function MenuEntry({ entry: { path, title, icon: Icon }, isCurrent, isMini }: EntryProps) {
  const { t } = useTranslation()
  return (
    <Box component="li">
      <ButtonBase
        href={path}
        aria-current={isCurrent ? 'page' : undefined}
        sx={{
          width: '100%',
          borderRadius: '8px',
          transition: 'background-color 120ms, color 120ms',
          ...(isMini ? mini : wide),
          ...(isCurrent ? mark : plain),
        }}
      >
        <Icon aria-hidden sx={{ fontSize: 20, ...(isCurrent && { color: 'primary.main' }) }} />
        {t(title)}
      </ButtonBase>
    </Box>
  )
}

export function MenuList({ isMini = false }: { isMini?: boolean }) {
  const { t } = useTranslation()
  const { menu, current } = useMenu()
  return (
    <Box
      component="nav"
      aria-label={t('shell.mainMenu')}
      sx={{ flexGrow: 1, overflowY: 'auto', px: isMini ? 1 : 1.5 }}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, py: 0.5, display: 'grid', gap: 0.5 }}>
        {menu.map((entry) => (
          <MenuEntry key={entry.path} entry={entry} isCurrent={entry.path === current} isMini={isMini} />
        ))}
      </Box>
    </Box>
  )
}

import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { ButtonBaseProps } from '@mui/material/ButtonBase'
import { useTranslation } from 'react-i18next'
import type { NavEntry } from '../nav.ts'

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

type RowProps = Omit<ButtonBaseProps, 'title'> &
  Pick<NavEntry, 'title' | 'icon'> & { href?: string; isCurrent: boolean; isMini: boolean }

/** One row of the sidebar, a page or a group. */
export function MenuButton({ title, icon: Icon, isCurrent, isMini, children, ...rest }: RowProps) {
  const { t } = useTranslation()
  return (
    <ButtonBase
      {...rest}
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
      {children}
    </ButtonBase>
  )
}

type EntryProps = { entry: NavEntry; isCurrent: boolean; isMini: boolean }

export function MenuEntry({ entry: { path, title, icon }, isCurrent, isMini }: EntryProps) {
  return (
    <Box component="li">
      <MenuButton
        href={path}
        title={title}
        icon={icon}
        isCurrent={isCurrent}
        isMini={isMini}
        aria-current={isCurrent ? 'page' : undefined}
      />
    </Box>
  )
}

import ExpandMore from '@mui/icons-material/ExpandMore'
import ButtonBase from '@mui/material/ButtonBase'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Menu, MenuItem } from '../../../ui/menu/menu.tsx'
import { usePermitted } from '../../../lib/session/permitted.ts'
import { useUser } from '../../platform/session/current-user.tsx'
import { categoriesFor } from './find.ts'
import type { Category } from './find.ts'

export function CategoryMenu({ value, onChange }: { value: Category; onChange: (next: Category) => void }) {
  const { t } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const isOperator = useUser().roles.includes('ROLE_ADMIN')
  const { may } = usePermitted()
  const name = t(`search.category.${value}`)
  const choose = (next: Category) => {
    setAnchor(null)
    onChange(next)
  }
  return (
    <>
      <ButtonBase
        aria-label={t('search.categories', { category: name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{
          height: 28,
          pl: 1,
          pr: 0.25,
          mr: 1,
          borderRadius: '6px',
          flexShrink: 0,
          fontSize: 13,
          color: 'text.secondary',
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        {name}
        <ExpandMore aria-hidden sx={{ fontSize: 18 }} />
      </ButtonBase>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {categoriesFor(isOperator, may).map((category) => (
          <MenuItem key={category} selected={category === value} onClick={() => choose(category)}>
            {t(`search.category.${category}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

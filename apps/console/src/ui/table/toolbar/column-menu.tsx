import CheckBox from '@mui/icons-material/CheckBox'
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank'
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Menu, MenuItem } from '../../menu/menu.tsx'
import { Tooltip } from '../../tooltip.tsx'

export type ColumnChoice = { id: string; header: string }
export type ColumnMenuProps = {
  columns: readonly ColumnChoice[]
  hidden: readonly string[]
  onChange: (hidden: string[]) => void
}

function Mark({ isOn }: { isOn: boolean }) {
  const Icon = isOn ? CheckBox : CheckBoxOutlineBlank
  const color = isOn ? 'primary.main' : 'text.secondary'
  return <Icon aria-hidden sx={{ fontSize: 20, m: 0.5, mr: 1.25, color }} />
}

export function ColumnMenu({ columns, hidden, onChange }: ColumnMenuProps) {
  const { t } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const toggle = (id: string) =>
    onChange(hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id])
  return (
    <>
      <Tooltip title={t('ui.table.columns')}>
        <IconButton
          aria-label={t('ui.table.columns')}
          aria-haspopup="menu"
          aria-expanded={!!anchor}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <ViewColumnOutlined sx={{ fontSize: 20 }} />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={!!anchor} onClose={() => setAnchor(null)}>
        {columns.map(({ id, header }) => (
          <MenuItem
            key={id}
            dense
            role="menuitemcheckbox"
            aria-checked={!hidden.includes(id)}
            onClick={() => toggle(id)}
            sx={{ pl: 0.75, minHeight: 36 }}
          >
            <Mark isOn={!hidden.includes(id)} />
            {header}
          </MenuItem>
        ))}
        <Box component="li" role="separator" sx={{ my: 0.5, borderTop: 1, borderColor: 'divider' }} />
        <MenuItem dense disabled={hidden.length === 0} onClick={() => onChange([])} sx={{ minHeight: 36 }}>
          {t('ui.table.allColumns')}
        </MenuItem>
      </Menu>
    </>
  )
}

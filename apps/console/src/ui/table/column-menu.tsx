import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined'
import Checkbox from '@mui/material/Checkbox'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export type ColumnChoice = { id: string; header: string }
export type ColumnMenuProps = {
  columns: readonly ColumnChoice[]
  hidden: readonly string[]
  onChange: (hidden: string[]) => void
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
            <Checkbox
              size="small"
              checked={!hidden.includes(id)}
              tabIndex={-1}
              disableRipple
              sx={{ p: 0.5, mr: 0.75 }}
              slotProps={{ input: { 'aria-hidden': true } }}
            />
            {header}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem dense disabled={hidden.length === 0} onClick={() => onChange([])} sx={{ minHeight: 36 }}>
          {t('ui.table.allColumns')}
        </MenuItem>
      </Menu>
    </>
  )
}

import Sort from '@mui/icons-material/Sort'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Menu, MenuItem } from '../../menu/menu.tsx'
import type { ColumnChoice } from './column-menu.tsx'

export type SortMenuProps = {
  columns: readonly ColumnChoice[]
  sort: string
  onChange: (sort: string) => void
}

/** Cards have no column headers to sort by. */
export function SortMenu({ columns, sort, onChange }: SortMenuProps) {
  const { t } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const choices = columns.flatMap(({ id, header }) => [
    { sort: id, label: t('ui.table.ascending', { column: header }) },
    { sort: `-${id}`, label: t('ui.table.descending', { column: header }) },
  ])
  const choose = (next: string) => {
    setAnchor(null)
    onChange(next)
  }
  return (
    <>
      <IconButton
        aria-label={t('ui.table.sort')}
        aria-haspopup="menu"
        aria-expanded={!!anchor}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Sort sx={{ fontSize: 20 }} />
      </IconButton>
      <Menu anchorEl={anchor} open={!!anchor} onClose={() => setAnchor(null)}>
        {[{ sort: '', label: t('ui.table.sortNone') }, ...choices].map((choice) => (
          <MenuItem
            key={choice.sort}
            role="menuitemradio"
            aria-checked={choice.sort === sort}
            selected={choice.sort === sort}
            onClick={() => choose(choice.sort)}
          >
            {choice.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

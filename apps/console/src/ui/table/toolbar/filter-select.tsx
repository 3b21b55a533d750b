import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { Choice } from '../../form/select-field.tsx'
import { inputFrame } from '../../input-look.ts'
import { Menu, MenuItem } from '../../menu/menu.tsx'

export type FilterSelectProps = {
  label: string
  /** Label for no filter: 全部狀態. */
  all: string
  options: readonly Choice[]
  value: string
  onChange: (value: string) => void
}

const look = {
  ...inputFrame,
  minWidth: 128,
  maxWidth: { sm: 240 },
  flexGrow: { xs: 1, sm: 0 },
  pl: 1.5,
  pr: 0.75,
  gap: 0.5,
  justifyContent: 'space-between',
  fontSize: 14,
  lineHeight: '20px',
  // A focused button is not being typed in, unlike a field.
  '&:focus-within': {},
} as const
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
const opening = new Set(['ArrowDown', 'ArrowUp'])

export function FilterSelect({ label, all, options, value, onChange }: FilterSelectProps) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const choices = [
    { value: '', label: all },
    ...options.map((option) => ({ ...option, value: String(option.value) })),
  ]
  const chosen = choices.find((choice) => choice.value === value) ?? choices[0]
  const close = () => setAnchor(null)
  const choose = (next: string) => {
    close()
    if (next !== value) onChange(next)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!opening.has(event.key)) return
    event.preventDefault()
    setAnchor(event.currentTarget)
  }
  const isOpen = anchor !== null
  return (
    <>
      <ButtonBase
        role="combobox"
        aria-label={label}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        onKeyDown={onKeyDown}
        sx={look}
      >
        <Box component="span" sx={oneLine}>
          {chosen?.label}
        </Box>
        <ExpandMore aria-hidden sx={{ fontSize: 20, color: 'text.secondary' }} />
      </ButtonBase>
      <Menu
        open={isOpen}
        anchorEl={anchor}
        onClose={close}
        slotProps={{
          list: { role: 'listbox', id, 'aria-label': label },
          paper: { sx: { minWidth: anchor?.offsetWidth } },
        }}
      >
        {choices.map((choice) => (
          <MenuItem
            key={choice.value}
            role="option"
            selected={choice === chosen}
            aria-selected={choice === chosen}
            onClick={() => choose(choice.value)}
          >
            {choice.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { KeyboardEvent } from 'react'
import type { Choice } from '../../form/select-field.tsx'

export type FilterTabsProps = {
  label: string
  options: readonly Choice[]
  value: string
  onChange: (value: string) => void
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

const frame = {
  display: 'inline-flex',
  p: '2px',
  gap: '2px',
  height: 36,
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  bgcolor: 'background.sunken',
} as const

const look = (isChosen: boolean) =>
  ({
    px: 1.5,
    flexShrink: 0,
    whiteSpace: 'nowrap',
    height: '100%',
    borderRadius: '6px',
    fontSize: 13,
    fontWeight: isChosen ? 600 : 400,
    color: isChosen ? 'text.primary' : 'text.secondary',
    bgcolor: isChosen ? 'background.paper' : 'transparent',
    boxShadow: isChosen ? '0 1px 2px rgb(11 18 32 / 0.16)' : 'none',
  }) as const

/** A filter with few values, one of which is always active. */
export function FilterTabs({ label, options, value, onChange }: FilterTabsProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const at = options.findIndex((option) => option.value === value)
    const next = (at + step + options.length) % options.length
    onChange(String(options[next]?.value ?? value))
    event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')[next]?.focus()
  }
  return (
    <Box role="radiogroup" aria-label={label} onKeyDown={onKeyDown} sx={frame}>
      {options.map((option) => {
        const isChosen = option.value === value
        return (
          <ButtonBase
            key={option.value}
            role="radio"
            aria-checked={isChosen}
            tabIndex={isChosen ? 0 : -1}
            onClick={() => onChange(String(option.value))}
            sx={look(isChosen)}
          >
            {option.label}
          </ButtonBase>
        )
      })}
    </Box>
  )
}

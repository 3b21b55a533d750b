import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FieldShell, useField } from './field-shell.tsx'
import type { FieldProps } from './field-shell.tsx'
import { readNumber, stepNumber } from './read-number.ts'

export type NumberFieldProps<Values extends FieldValues, Sent = Values> = FieldProps<Values, Sent> & {
  min?: number
  max?: number
  step?: number
  isDecimal?: boolean
  start?: ReactNode
  end?: ReactNode
}

const arrows: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 }

/** Not type=number: that changes on mouse wheel and silently drops letters. */
export function NumberField<Values extends FieldValues, Sent = Values>(
  props: NumberFieldProps<Values, Sent>,
) {
  const { min, max, step = 1, start, end } = props
  const { field, shell, aria, error, fallback } = useField(props)
  const [typed, setTyped] = useState<string>()
  // Otherwise an emptied field would show its initial value again.
  const isEmptied = typed !== undefined && readNumber(typed) === undefined && field.value === fallback
  const value: unknown = isEmptied ? undefined : field.value
  const shown = typeof value === 'number' && !Number.isNaN(value) ? String(value) : ''
  const text = typed ?? shown
  const isBehind = readNumber(text) !== value && shown !== ''
  const take = (next: string) => {
    setTyped(next)
    field.onChange(readNumber(next))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const sign = arrows[event.key]
    if (!sign) return
    event.preventDefault()
    take(String(stepNumber(readNumber(text), sign * step, min, max)))
  }
  return (
    <FieldShell {...shell}>
      <OutlinedInput
        fullWidth
        size="small"
        error={!!error}
        disabled={field.disabled}
        name={field.name}
        value={isBehind ? shown : text}
        onChange={(event) => take(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={field.onBlur}
        inputRef={field.ref}
        startAdornment={start && <InputAdornment position="start">{start}</InputAdornment>}
        endAdornment={
          end && (
            <InputAdornment position="end" sx={{ mr: 1 }}>
              {end}
            </InputAdornment>
          )
        }
        slotProps={{
          input: {
            ...aria,
            role: 'spinbutton',
            inputMode: props.isDecimal ? 'decimal' : 'numeric',
            'aria-valuemin': min,
            'aria-valuemax': max,
            'aria-valuenow': typeof value === 'number' ? value : undefined,
          },
        }}
        sx={{ '& input': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } }}
      />
    </FieldShell>
  )
}

import Box from '@mui/material/Box'
import type { FieldValues } from 'react-hook-form'
import { visuallyHidden } from '../visually-hidden.ts'
import { FieldShell, useField } from './field-shell.tsx'
import type { FieldProps } from './field-shell.tsx'

export type PictureChoice = { value: string | number; label: string; picture: string }
export type PictureFieldProps<Values extends FieldValues, Sent = Values> = FieldProps<Values, Sent> & {
  options: readonly PictureChoice[]
}

const grid = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
} as const
const card = {
  position: 'relative',
  display: 'block',
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  overflow: 'hidden',
  cursor: 'pointer',
  fontSize: 13,
  lineHeight: '20px',
  transition: 'border-color 120ms',
  '&:hover': { borderColor: 'control' },
  '&[data-chosen=true]': {
    borderColor: 'primary.main',
    boxShadow: 'inset 0 0 0 1px',
    color: 'primary.onTint',
  },
  '&:has(input:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const
const picture = { display: 'block', width: '100%', aspectRatio: '2 / 1', objectFit: 'cover' } as const

/** Radio buttons, each with a picture. */
export function PictureField<Values extends FieldValues, Sent = Values>(
  props: PictureFieldProps<Values, Sent>,
) {
  const { field, shell, aria } = useField(props)
  return (
    <FieldShell {...shell} isGroup>
      <Box
        role="radiogroup"
        aria-labelledby={`${aria.id}-label`}
        aria-describedby={aria['aria-describedby']}
        sx={grid}
      >
        {props.options.map(({ value, label, picture: src }, index) => (
          <Box component="label" key={value} data-chosen={field.value === value} sx={card}>
            <Box
              component="input"
              type="radio"
              ref={index === 0 ? field.ref : undefined}
              name={field.name}
              value={value}
              checked={field.value === value}
              disabled={field.disabled}
              onChange={() => field.onChange(value)}
              onBlur={field.onBlur}
              sx={visuallyHidden}
            />
            <Box component="img" src={src} alt="" sx={picture} />
            <Box sx={{ px: 1, py: 0.75, textAlign: 'center', fontWeight: field.value === value ? 600 : 400 }}>
              {label}
            </Box>
          </Box>
        ))}
      </Box>
    </FieldShell>
  )
}

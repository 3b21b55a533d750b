import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { get, useController } from 'react-hook-form'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { visuallyHidden } from '../visually-hidden.ts'

export type FieldProps<Values extends FieldValues, Sent = Values> = {
  control: Control<Values, unknown, Sent>
  name: FieldPath<Values>
  label: string
  required?: boolean
  helper?: string
  disabled?: boolean
  /** In a row below a heading, the label is for screen readers only. */
  labelHidden?: boolean
}

/**
 * Switching to another window is not leaving the field: an error would come too early. An error that appears
 * while a button is pressed would move the button from under the pointer, and the click would be lost.
 */
const isLeft = () => document.hasFocus() && !document.querySelector('button:active, a:active')

/** Connects a control with its form, its label and its description. */
export function useField<Values extends FieldValues, Sent>(props: FieldProps<Values, Sent>) {
  const { control, name, label, required = false, helper, disabled, labelHidden } = props
  const id = useId()
  const { field, fieldState, formState } = useController<Values, FieldPath<Values>, Sent>({ control, name })
  const error = fieldState.error?.message
  const helpId = error || helper ? `${id}-help` : undefined
  return {
    field: { ...field, onBlur: () => isLeft() && field.onBlur(), disabled: disabled ?? false },
    error,
    /** Initial value of an empty field. */
    fallback: get(formState.defaultValues, name) as unknown,
    shell: { id, label, required, helper, error, labelHidden },
    aria: {
      id,
      'aria-required': required || undefined,
      'aria-invalid': !!error,
      'aria-describedby': helpId,
    },
  }
}

export type FieldShellProps = {
  id: string
  label: string
  required?: boolean
  helper?: string
  error?: string
  /** To the right of the helper text, such as a counter. */
  aside?: ReactNode
  /** A group of controls has no single element for the label to refer to. */
  isGroup?: boolean
  labelHidden?: boolean
  children: ReactNode
}

const labelStyle = { display: 'block', mb: 0.75, fontSize: 13, lineHeight: '20px', fontWeight: 550 } as const

function Mark() {
  return (
    <Box component="span" aria-hidden sx={{ color: 'error.onTint', ml: 0.5 }}>
      *
    </Box>
  )
}

export function FieldShell({
  id,
  label,
  required,
  helper,
  error,
  aside,
  isGroup,
  labelHidden,
  children,
}: FieldShellProps) {
  const mark = required && <Mark />
  const labelLook = labelHidden ? visuallyHidden : labelStyle
  return (
    <Box
      sx={{ minWidth: 0 }}
      role={isGroup ? 'group' : undefined}
      aria-labelledby={isGroup ? `${id}-label` : undefined}
    >
      {isGroup ? (
        <Box id={`${id}-label`} sx={labelLook}>
          {label}
          {mark}
        </Box>
      ) : (
        <Box component="label" id={`${id}-label`} htmlFor={id} sx={labelLook}>
          {label}
          {mark}
        </Box>
      )}
      {children}
      {(error || helper || aside) && (
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <FormHelperText id={`${id}-help`} error={!!error} role={error ? 'alert' : undefined}>
            {error ?? helper}
          </FormHelperText>
          {aside}
        </Box>
      )}
    </Box>
  )
}

import CheckCircle from '@mui/icons-material/CheckCircle'
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked'
import Visibility from '@mui/icons-material/Visibility'
import VisibilityOff from '@mui/icons-material/VisibilityOff'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FieldShell, useField } from './field-shell.tsx'
import type { FieldProps } from './field-shell.tsx'
import { visuallyHidden } from '../visually-hidden.ts'

export type PasswordRule = { id: string; label: string; test: (password: string) => boolean }
export type PasswordFieldProps<Values extends FieldValues, Sent = Values> = FieldProps<Values, Sent> & {
  autoComplete: 'current-password' | 'new-password'
  /** Shown as a checklist that updates while typing. */
  rules?: readonly PasswordRule[]
  placeholder?: string
}

function RuleList({ rules, password }: { rules: readonly PasswordRule[]; password: string }) {
  const { t } = useTranslation()
  return (
    <Box
      component="ul"
      aria-label={t('ui.form.rules')}
      sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', fontSize: 12 }}
    >
      {rules.map(({ id, label, test }) => {
        const isMet = test(password)
        const Icon = isMet ? CheckCircle : RadioButtonUnchecked
        return (
          <Box
            key={id}
            component="li"
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 0.75,
              lineHeight: '20px',
              color: isMet ? 'success.onTint' : 'text.secondary',
            }}
          >
            <Icon aria-hidden sx={{ fontSize: 14 }} />
            {label}
            <Box component="span" sx={visuallyHidden}>
              {isMet ? t('ui.form.ruleMet') : t('ui.form.ruleOpen')}
            </Box>
          </Box>
        )
      })}
    </Box>
  )
}

export function PasswordField<Values extends FieldValues, Sent = Values>(
  props: PasswordFieldProps<Values, Sent>,
) {
  const { t } = useTranslation()
  const { field, shell, aria, error } = useField(props)
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? VisibilityOff : Visibility
  const toggle = (
    <IconButton
      size="small"
      aria-label={isShown ? t('ui.form.hide') : t('ui.form.show')}
      aria-pressed={isShown}
      onClick={() => setShown(!isShown)}
    >
      <Icon />
    </IconButton>
  )
  return (
    <Box>
      <FieldShell {...shell}>
        <OutlinedInput
          fullWidth
          size="small"
          error={!!error}
          type={isShown ? 'text' : 'password'}
          placeholder={props.placeholder}
          autoComplete={props.autoComplete}
          disabled={field.disabled}
          name={field.name}
          value={field.value ?? ''}
          onChange={field.onChange}
          onBlur={field.onBlur}
          inputRef={field.ref}
          endAdornment={toggle}
          slotProps={{ input: { ...aria, spellCheck: false, autoCapitalize: 'none' } }}
        />
      </FieldShell>
      {props.rules && <RuleList rules={props.rules} password={field.value ?? ''} />}
    </Box>
  )
}

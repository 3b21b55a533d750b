import type { Control } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PasswordField } from '../../../ui/form/password-field.tsx'

export type EmailValues = { adminEmail: string; currentPassword?: string | undefined }

/** Shown once the address was changed: the server then asks for the caller's own password. */
export function CallersPasswordField({ control, email }: { control: Control<EmailValues>; email: string }) {
  const { t } = useTranslation()
  if (useWatch({ control, name: 'adminEmail' }) === email) return null
  return (
    <PasswordField
      control={control}
      name="currentPassword"
      label={t('emailAddress.yourPassword')}
      helper={t('emailAddress.colleague')}
      autoComplete="current-password"
      required
    />
  )
}

import type { Control, FieldValues, Path } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { usePasswordRules } from './password-rules.ts'

type Props<Values extends FieldValues, Sent> = {
  control: Control<Values, unknown, Sent>
  name: Path<Values>
}

/** A new password and its confirmation; the second field is always `confirmPassword`. */
export function NewPasswordFields<Values extends FieldValues, Sent>({ control, name }: Props<Values, Sent>) {
  const { t } = useTranslation()
  const rules = usePasswordRules()
  return (
    <>
      <PasswordField
        control={control}
        name={name}
        label={t('session.field.newPassword')}
        autoComplete="new-password"
        rules={rules}
        required
      />
      <PasswordField
        control={control}
        name={'confirmPassword' as Path<Values>}
        label={t('session.field.confirmPassword')}
        autoComplete="new-password"
        required
      />
    </>
  )
}

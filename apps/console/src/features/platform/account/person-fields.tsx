import type { Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../../ui/form/text-field.tsx'

export type PersonValues = { adminAccount: string; adminName: string; adminEmail: string }

/** Name, e-mail and other fields at the top of every account form. */
export function PersonFields({
  control,
  autoFocus = false,
}: {
  control: Control<PersonValues>
  autoFocus?: boolean
}) {
  const { t } = useTranslation()
  return (
    <>
      <TextField
        control={control}
        name="adminAccount"
        label={t('account.field.adminAccount')}
        autoComplete="off"
        autoFocus={autoFocus}
        required
        mono
      />
      <TextField
        control={control}
        name="adminName"
        label={t('account.field.adminName')}
        autoComplete="off"
        required
      />
      <TextField
        control={control}
        name="adminEmail"
        label={t('account.field.adminEmail')}
        type="email"
        autoComplete="off"
        required
      />
    </>
  )
}

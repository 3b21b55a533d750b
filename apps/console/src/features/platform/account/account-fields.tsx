import type { StoreRole } from '@lumiroute/contract/store-roles'
import type { ReactNode } from 'react'
import type { Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { RadioField } from '../../../ui/form/radio-field.tsx'
import { RoleField, type RoleFieldProps } from './role-field.tsx'
import { PersonFields, type PersonValues } from './person-fields.tsx'

/** Fields shared by the add and edit forms. */
export type AccountValues = PersonValues & {
  adminEnabled?: boolean | 0 | 1 | '0' | '1' | 'true' | 'false' | undefined
  storeRole?: StoreRole | undefined
}

export type AccountFieldsProps<Values extends AccountValues, Sent> = {
  control: Control<Values, unknown, Sent>
  /** Why the status cannot be changed. */
  keptReason?: string | undefined
  /** Why the role cannot be changed. */
  roleKeptReason?: string | undefined
  children?: ReactNode
}

export function AccountFields<Values extends AccountValues, Sent>(props: AccountFieldsProps<Values, Sent>) {
  const { keptReason, roleKeptReason, children } = props
  const { t } = useTranslation()
  const control = props.control as unknown as Control<AccountValues>
  const states = [
    { value: 1, label: t('account.enabled') },
    { value: 0, label: t('account.disabled') },
  ]
  return (
    <>
      <PersonFields control={control as unknown as Control<PersonValues>} />
      {children}
      <RoleField control={control as unknown as RoleFieldProps['control']} keptReason={roleKeptReason} />
      <RadioField
        control={control}
        name="adminEnabled"
        label={t('account.field.adminEnabled')}
        options={states}
        helper={keptReason}
        disabled={keptReason !== undefined}
      />
    </>
  )
}

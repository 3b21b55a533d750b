import { type StoreRole, storeRoles } from '@lumiroute/contract/store-roles'
import Box from '@mui/material/Box'
import type { Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { RadioField } from '../../../ui/form/radio-field.tsx'

type RoleValues = { storeRole?: StoreRole | undefined }
export type RoleFieldProps = {
  control: Control<RoleValues>
  /** Why the role cannot be changed. */
  keptReason?: string | undefined
}

function RoleLabel({ role }: { role: StoreRole }) {
  const { t } = useTranslation()
  return (
    <Box component="span" sx={{ display: 'block', py: 0.5 }}>
      {t(`role.${role}`)}
      <Box
        component="span"
        sx={{ display: 'block', fontSize: 12, lineHeight: '18px', color: 'text.secondary' }}
      >
        {t(`account.role.${role}`)}
      </Box>
    </Box>
  )
}

/** The role inside the store, each with what it may do. */
export function RoleField({ control, keptReason }: RoleFieldProps) {
  const { t } = useTranslation()
  return (
    <RadioField
      control={control}
      name="storeRole"
      label={t('account.field.storeRole')}
      options={storeRoles.map((role) => ({ value: role, label: <RoleLabel role={role} /> }))}
      helper={keptReason}
      disabled={keptReason !== undefined}
      isColumn
    />
  )
}

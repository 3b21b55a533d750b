import { getSecondFactor, renamePasskey } from '@lumiroute/contract/second-factor'
import type { Passkey } from '@lumiroute/contract/second-factor'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../../lib/api/query.ts'
import { useContractForm } from '../../../lib/form/contract-form.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'

export function RenamePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTranslation()
  const act = useAct(renamePasskey, { invalidate: [getSecondFactor], quiet: 'errors' })
  const { control, submit, busy, dirty, failure } = useContractForm({
    schema: renamePasskey.body,
    defaultValues: { name: passkey.name },
    onSubmit: async ({ name }) => {
      await act.mutateAsync({ id: passkey.id, name })
      onClose()
    },
  })
  return (
    <FormDialog
      open
      width="xs"
      title={t('secondFactor.passkey.rename')}
      onClose={onClose}
      onSubmit={submit}
      busy={busy}
      dirty={dirty}
      {...(failure !== undefined && { failure })}
    >
      <TextField
        control={control}
        name="name"
        label={t('secondFactor.passkey.name')}
        maxLength={50}
        required
      />
    </FormDialog>
  )
}

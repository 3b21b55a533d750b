import { addPasskey, getSecondFactor, startPasskey } from '@lumiroute/contract/second-factor'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api/client.ts'
import { useAct } from '../../../lib/api/query.ts'
import { useContractForm } from '../../../lib/form/contract-form.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { createPasskey } from './use-passkey.ts'

type Props = { onClose: () => void; onDone: (recoveryCodes: readonly string[] | null) => void }

const Named = addPasskey.body.pick({ name: true })

export function AddPasskeyDialog({ onClose, onDone }: Props) {
  const { t } = useTranslation()
  const act = useAct(addPasskey, { invalidate: [getSecondFactor], quiet: 'errors' })
  const { control, submit, busy, failure } = useContractForm({
    schema: Named,
    defaultValues: { name: t('secondFactor.passkey.defaultName') },
    onSubmit: async ({ name }) => {
      const { challenge, options } = await call(startPasskey, {})
      const passkey = await createPasskey(options)
      onDone((await act.mutateAsync({ challenge, name, passkey })).recoveryCodes)
    },
  })
  return (
    <FormDialog
      open
      width="xs"
      title={t('secondFactor.passkey.add')}
      submitLabel={t('secondFactor.passkey.add')}
      onClose={onClose}
      onSubmit={submit}
      busy={busy}
      {...(failure !== undefined && { failure })}
    >
      <TextField
        control={control}
        name="name"
        label={t('secondFactor.passkey.name')}
        helper={t('secondFactor.passkey.nameHint')}
        maxLength={50}
        required
      />
    </FormDialog>
  )
}

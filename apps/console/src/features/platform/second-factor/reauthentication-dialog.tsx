import { validationTexts as say } from '@lumiroute/contract'
import { reauthenticate, startReauthentication } from '@lumiroute/contract/second-factor'
import type { ReauthenticationMethod } from '@lumiroute/contract/second-factor'
import type { AnswerOf, CallOf } from '@lumiroute/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { call } from '../../../lib/api/client.ts'
import { signInProof } from '../../../lib/session/sign-in-proof.ts'
import { readOptions } from '../../../lib/api/query.ts'
import { useContractForm } from '../../../lib/form/contract-form.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { askPasskey, hasPasskeys } from './use-passkey.ts'

type Props = { open: boolean; onAnswer: (isConfirmed: boolean) => void }
type Started = AnswerOf<typeof startReauthentication>
type Typed = 'password' | 'totp'

const Form = z.object({ password: z.string().max(200).optional(), code: z.string().max(20).optional() })
const requireTyped = (method: Typed) =>
  Form.refine((typed) => !!(method === 'password' ? typed.password : typed.code), {
    path: [method === 'password' ? 'password' : 'code'],
    message: say.requiredField,
  })

const typedMethods = (methods: readonly ReauthenticationMethod[]): Typed[] =>
  methods.filter((method): method is Typed => method !== 'passkey')

type BodyProps = { started: Started | undefined; onAnswer: Props['onAnswer'] }

/** The calls that wait are repeated with the new proof. */
async function prove(proof: CallOf<typeof reauthenticate>['proof']): Promise<void> {
  signInProof.keep((await call(reauthenticate, { proof })).signInProof)
}

function useProof({ started, onAnswer }: BodyProps, method: Typed) {
  const { control, submit, busy, failure } = useContractForm({
    schema: requireTyped(method),
    defaultValues: { password: '', code: '' },
    onSubmit: async ({ password = '', code = '' }) => {
      const proof = method === 'password' ? { method, password } : { method, code }
      await prove(proof)
      onAnswer(true)
    },
  })
  const [refusal, setRefusal] = useState<string>()
  async function provePasskey() {
    if (!started?.passkeyOptions) return
    try {
      const passkey = await askPasskey(started.passkeyOptions)
      const { challenge } = started
      await prove({ method: 'passkey', challenge, passkey })
      onAnswer(true)
    } catch (error) {
      setRefusal((error as Error).message)
    }
  }
  return { control, submit, busy, failure: failure ?? refusal, provePasskey }
}

function Body({ started, onAnswer }: BodyProps) {
  const { t } = useTranslation()
  const offered = typedMethods(started?.methods ?? ['password'])
  const [chosen, setChosen] = useState<Typed>()
  const method = chosen ?? offered[0] ?? 'password'
  const { control, submit, busy, failure, provePasskey } = useProof({ started, onAnswer }, method)
  const other = offered.find((each) => each !== method)
  return (
    <FormDialog
      open
      width="xs"
      title={t('secondFactor.again.title')}
      submitLabel={t('secondFactor.again.verify')}
      onClose={() => onAnswer(false)}
      onSubmit={submit}
      busy={busy}
      {...(failure !== undefined && { failure })}
    >
      <Box sx={{ color: 'text.secondary' }}>{t('secondFactor.again.text')}</Box>
      {method === 'password' ? (
        <PasswordField
          control={control}
          name="password"
          label={t('secondFactor.again.password')}
          autoComplete="current-password"
          required
        />
      ) : (
        <TextField
          control={control}
          name="code"
          label={t('secondFactor.again.code')}
          autoComplete="one-time-code"
          mono
          required
        />
      )}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {started?.passkeyOptions && hasPasskeys() && (
          <Button variant="outlined" onClick={() => void provePasskey()}>
            {t('secondFactor.passkey.use')}
          </Button>
        )}
        {other && (
          <Button color="inherit" onClick={() => setChosen(other)}>
            {t(other === 'password' ? 'secondFactor.again.usePassword' : 'secondFactor.again.useCode')}
          </Button>
        )}
      </Box>
    </FormDialog>
  )
}

function Asking({ onAnswer }: Pick<Props, 'onAnswer'>) {
  // Never from the cache: a challenge can be answered once.
  const { data } = useQuery({ ...readOptions(startReauthentication, {}), gcTime: 0, staleTime: Infinity })
  return <Body started={data} onAnswer={onAnswer} />
}

/** Unmounted between questions: nothing typed stays behind. */
export const ReauthenticationDialog = ({ open, onAnswer }: Props) =>
  open ? <Asking onAnswer={onAnswer} /> : null

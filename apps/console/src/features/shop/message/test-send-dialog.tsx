import { testMessage } from '@lumiroute/contract/message'
import type { Bubble } from '@lumiroute/contract/message'
import Box from '@mui/material/Box'
import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { readError } from '../../../lib/form/place-errors.ts'
import { useAct } from '../../../lib/api/query.ts'
import { createRetryKeys } from '../../../lib/api/retry-key.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { FieldShell } from '../../../ui/form/field-shell.tsx'
import { messageReads } from './list-messages.ts'
import { MemberSearch } from './member-search.tsx'

export type TestSendDialogProps = { storeCode: string; bubbles: Bubble[]; onClose: () => void }

function useTest({ storeCode, bubbles, onClose }: TestSendDialogProps) {
  const { t } = useTranslation()
  const [error, setError] = useState<string>()
  const [keyFor] = useState(createRetryKeys)
  const { mutateAsync, isPending } = useAct(testMessage, {
    quiet: 'errors',
    invalidate: messageReads,
    success: () => t('message.test.done'),
  })
  const send = async (mbrCode: string) => {
    const sent = { store: storeCode, mbrCode, messages: bubbles }
    try {
      await mutateAsync({ ...sent, retryKey: keyFor(sent) })
      onClose()
    } catch (failure) {
      const { message, fields = {} } = readError(failure)
      setError(Object.values(fields)[0] ?? message)
    }
  }
  return { error, setError, send, isPending }
}

/** Sends the current bubbles to one friend at once. */
export function TestSendDialog(props: TestSendDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const [chosen, setChosen] = useState<string[]>([])
  const { error, setError, send, isPending } = useTest(props)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const [mbrCode] = chosen
    if (mbrCode === undefined) return setError(t('message.form.choose'))
    return void send(mbrCode)
  }
  const label = t('message.test.member')
  const input = { id, 'aria-required': true, 'aria-invalid': !!error, 'aria-describedby': `${id}-help` }
  return (
    <FormDialog
      open
      title={t('message.test.title')}
      onClose={props.onClose}
      onSubmit={submit}
      submitLabel={t('message.test.send')}
      busy={isPending}
      width="xs"
    >
      <Box sx={{ fontSize: 13, lineHeight: '20px', color: 'text.secondary' }}>{t('message.test.text')}</Box>
      <FieldShell {...{ id, label, error }} helper={t('message.form.memberHelper')} required>
        <MemberSearch
          isSingle
          storeCode={props.storeCode}
          {...{ id, input, chosen }}
          isInvalid={!!error}
          onChange={(codes) => {
            setError(undefined)
            setChosen(codes)
          }}
        />
      </FieldShell>
    </FormDialog>
  )
}

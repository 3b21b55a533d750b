import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useContractForm } from '../../lib/form/contract-form.ts'
import type { ContractFormOptions } from '../../lib/form/contract-form.ts'
import { useUnsavedGuard } from './unsaved-guard.ts'
import { useResult } from '../dialog/use-result.tsx'
import { FormBar } from './form-bar.tsx'
import { FormFailure } from './form-failure.tsx'
import { Form } from './form-layout.tsx'

type EditFormOptions<Values extends FieldValues, Sent> = Omit<
  ContractFormOptions<Values, Sent>,
  'onSubmit'
> & {
  /** Returns the server's message, which a dialog shows before leaving the page. */
  save: (values: Sent) => Promise<string>
  /** Throws what the form rejects itself, before the request. */
  check?: () => void
  resultTitle: string
  onSaved: () => void
}

/** The form of a page: asks before unsaved changes are lost, and shows the result of saving. */
export function useEditForm<Values extends FieldValues, Sent>(options: EditFormOptions<Values, Sent>) {
  const { save, check, resultTitle, onSaved, ...rest } = options
  const result = useResult(resultTitle)
  const form = useContractForm({
    ...rest,
    onSubmit: async (values) => {
      check?.()
      await result.tell(() => save(values), onSaved)
    },
  })
  useUnsavedGuard(form.dirty)
  return { ...form, dialog: result.dialog }
}

type EditFormProps = {
  form: Pick<ReturnType<typeof useEditForm>, 'submit' | 'busy' | 'failure' | 'dialog'>
  submitLabel: string
  onCancel: () => void
  columns?: 1 | 2
  children: ReactNode
}

export function EditForm({ form, submitLabel, onCancel, columns, children }: EditFormProps) {
  return (
    <Form onSubmit={form.submit} columns={columns}>
      <FormFailure text={form.failure} />
      {children}
      <FormBar busy={form.busy} submitLabel={submitLabel} onCancel={onCancel} />
      {form.dialog}
    </Form>
  )
}

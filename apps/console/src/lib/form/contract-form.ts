import { zodResolver } from '@hookform/resolvers/zod'
import { validationText } from '@lumiroute/contract'
import { useRef, useState } from 'react'
import type { BaseSyntheticEvent } from 'react'
import { useForm } from 'react-hook-form'
import type { DefaultValues, FieldValues, Resolver } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { placeErrors } from './place-errors.ts'
import { translateErrors } from './validation-message.ts'

export type ContractFormOptions<Values extends FieldValues, Sent> = {
  schema: z.ZodType<Sent, Values>
  defaultValues: DefaultValues<Values>
  /** Resolves to false if nothing was saved and the changes are still unsaved. */
  onSubmit: (values: Sent) => Promise<unknown>
}

function createResolver<Values extends FieldValues, Sent>(
  schema: z.ZodType<Sent, Values>,
): Resolver<Values, unknown, Sent> {
  // Without a message in the schema, zod would return an English sentence.
  const resolve = zodResolver(schema, { error: validationText as z.core.$ZodErrorMap }) as Resolver<
    Values,
    unknown,
    Sent
  >
  return async (values, context, options) => {
    const result = await resolve(values, context, options)
    return { ...result, errors: translateErrors(result.errors) } as typeof result
  }
}

/** A form with the contract's schema; errors that only the server can find are shown at the same fields. */
export function useContractForm<Values extends FieldValues, Sent>(
  options: ContractFormOptions<Values, Sent>,
) {
  const { schema, defaultValues, onSubmit } = options
  const { t } = useTranslation()
  const resolver = createResolver(schema)
  const form = useForm<Values, unknown, Sent>({ resolver, defaultValues, mode: 'onTouched' })
  const [failure, setFailure] = useState<string>()
  const isSending = useRef(false)
  const { isDirty, isSubmitting } = form.formState

  const send = (event?: BaseSyntheticEvent) =>
    form.handleSubmit(async (values) => {
      if ((await onSubmit(values)) === false) return
      // The saved values become the baseline, otherwise the next change would mark everything as unsaved.
      form.reset(form.getValues(), { keepValues: true })
    })(event)
  // Called after the submission has ended: before that, a field that loses the focus to a dialog is validated again,
  // which would clear the server's error.
  const showErrors = (error: unknown) => {
    const rest = placeErrors(error, form.getValues(), form.setError)
    if (rest !== undefined) setFailure(rest || t('ui.form.failed'))
  }
  // Two clicks within one frame both see the button idle.
  const submit = async (event?: BaseSyntheticEvent) => {
    event?.preventDefault()
    if (isSending.current) return
    isSending.current = true
    setFailure(undefined)
    await send(event).catch(showErrors)
    isSending.current = false
  }
  return {
    form,
    control: form.control,
    submit: (event?: BaseSyntheticEvent) => void submit(event),
    busy: isSubmitting,
    dirty: isDirty && !isSubmitting,
    failure,
  }
}

import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useContractForm } from '../../../lib/form/contract-form.ts'
import type { ContractFormOptions } from '../../../lib/form/contract-form.ts'
import { useUnsavedGuard } from '../../../ui/form/unsaved-guard.ts'
import { FormFailure } from '../../../ui/form/form-failure.tsx'
import { FormHold } from '../../../ui/form/form-hold.tsx'
import { Form } from '../../../ui/form/form-layout.tsx'
import { StickyBar } from '../../../ui/form/sticky-bar.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { PreviewBeside } from '../../../ui/preview-beside.tsx'

type ShopFormOptions<Values extends FieldValues, Sent> = Omit<
  ContractFormOptions<Values, Sent>,
  'onSubmit'
> & { save: (values: Sent) => Promise<unknown>; onSaved: () => void }

/** A shop form that asks before unsaved changes are lost. */
export function useShopForm<Values extends FieldValues, Sent>(options: ShopFormOptions<Values, Sent>) {
  const { save, onSaved, ...rest } = options
  const form = useContractForm({
    ...rest,
    onSubmit: async (values) => {
      await save(values)
      onSaved()
    },
  })
  useUnsavedGuard(form.dirty)
  return form
}

type ShopFormProps = {
  form: Pick<ReturnType<typeof useContractForm>, 'submit' | 'busy' | 'dirty' | 'failure'>
  onCancel: () => void
  /** Title of the preview next to the fields. */
  title: string
  text: string
  preview: ReactNode
  children: ReactNode
}

export function ShopForm({ form, onCancel, title, text, preview, children }: ShopFormProps) {
  const { t } = useTranslation()
  const { submit, busy, dirty, failure } = form
  return (
    <FormHold>
      <PreviewBeside {...{ title, text, preview }}>
        <Form onSubmit={submit}>
          <FormFailure text={failure} />
          {children}
          {/* Repeats the error: at the end of a long form its top is out of view. */}
          <StickyBar note={failure ?? (dirty ? t('catalogue.unsaved') : '')}>
            <Button variant="outlined" color="inherit" onClick={onCancel}>
              {t('ui.dialog.cancel')}
            </Button>
            <SubmitButton busy={busy}>{t('ui.dialog.save')}</SubmitButton>
          </StickyBar>
        </Form>
      </PreviewBeside>
    </FormHold>
  )
}

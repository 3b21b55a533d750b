import { RouteForm as RouteSchema } from '@lumiroute/contract/route'
import type { Route } from '@lumiroute/contract/route'
import { writeKml } from '@lumiroute/geo'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useContractForm } from '../../../lib/form/contract-form.ts'
import { useUnsavedGuard } from '../../../lib/form/unsaved-guard.ts'
import { useResult } from '../../../ui/dialog/use-result.tsx'
import { FormBar } from '../../../ui/form/form-bar.tsx'
import { FormFailure } from '../../../ui/form/form-failure.tsx'
import { Form } from '../../../ui/form/form-layout.tsx'
import { type RouteDraft, useRouteDraft } from './route-draft.ts'
import { RouteFields } from './route-fields.tsx'
import { RouteLine } from './route-line.tsx'
import { Refused, refusalText } from './route.refusals.ts'
import { useSaveRoute } from './save-route.ts'

export type RouteFormProps = { route?: Route; onSaved: () => void; onCancel: () => void }
export type RouteValues = z.input<typeof RouteSchema>
export type RouteSent = z.output<typeof RouteSchema>

const maxName = 50

const valuesOf = (route?: Route): RouteValues => ({
  code: route?.code ?? '',
  name: route?.name ?? '',
  description: route?.description ?? '',
  route: route?.route ?? '',
})

const namesOf = ({ code, name, description }: RouteValues) => ({
  name: name || code,
  description: description ?? '',
})

/** A drawn line is written with the names that the form has in the end. */
const kmlOf = ({ isDrawn, lines }: RouteDraft, values: RouteSent) =>
  isDrawn ? writeKml({ ...namesOf(values), lines: [...lines] }) : values.route

export function RouteForm({ route, onSaved, onCancel }: RouteFormProps) {
  const { t } = useTranslation()
  const save = useSaveRoute(route)
  const result = useResult(t('route.form.result'))
  const { form, control, submit, busy, dirty, failure } = useContractForm<RouteValues, RouteSent>({
    schema: RouteSchema,
    defaultValues: valuesOf(route),
    onSubmit: async (values) => {
      if (draft.refusal) throw new Refused(refusalText(t, draft.refusal))
      await result.tell(() => save({ ...values, route: kmlOf(draft, values) }), onSaved)
    },
  })
  const { draft, takeFile, takeText, takeLines } = useRouteDraft(route, {
    names: () => namesOf(form.getValues()),
    onKml: ({ kml, name }) => {
      form.setValue('route', kml, { shouldDirty: true })
      if (kml) form.clearErrors('route')
      if (name && !form.getValues('name'))
        form.setValue('name', name.slice(0, maxName), { shouldDirty: true })
    },
  })
  const { field, fieldState } = useController({ control, name: 'route' })
  useUnsavedGuard(dirty)
  return (
    <Form onSubmit={submit}>
      <FormFailure text={failure} />
      <RouteFields control={control} isNew={!route} />
      <RouteLine
        draft={draft}
        error={draft.refusal ? refusalText(t, draft.refusal) : fieldState.error?.message}
        kml={field.value}
        textRef={field.ref}
        onText={(text) => void takeText(text)}
        onFile={(file) => void takeFile(file)}
        onLines={takeLines}
      />
      <FormBar busy={busy} submitLabel={t('route.form.submit')} onCancel={onCancel} />
      {result.dialog}
    </Form>
  )
}

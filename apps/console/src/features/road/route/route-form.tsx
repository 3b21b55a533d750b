import { RouteForm as RouteSchema } from '@lumiroute/contract/route'
import type { Route } from '@lumiroute/contract/route'
import { writeKml } from '@lumiroute/geo'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { EditForm, useEditForm } from '../../../ui/form/edit-form.tsx'
import { type RouteDraft, useRouteDraft } from './route-draft.ts'
import { RouteFields } from './route-fields.tsx'
import { RouteLine } from './route-line.tsx'
import type { RouteSent, RouteValues } from './route-values.ts'
import { Refused, refusalText } from './route-refusals.ts'
import { useSaveRoute } from './save-route.ts'

export type RouteFormProps = { route?: Route; onSaved: () => void; onCancel: () => void }

const maxName = 50

const toValues = (route?: Route): RouteValues => ({
  code: route?.code ?? '',
  name: route?.name ?? '',
  description: route?.description ?? '',
  route: route?.route ?? '',
})

const getNames = ({ code, name, description }: RouteValues) => ({
  name: name || code,
  description: description ?? '',
})

/** Generates the KML of a drawn line with the names in the form. */
const getKml = ({ isDrawn, lines }: RouteDraft, values: RouteSent) =>
  isDrawn ? writeKml({ ...getNames(values), lines: [...lines] }) : values.route

export function RouteForm({ route, onSaved, onCancel }: RouteFormProps) {
  const { t } = useTranslation()
  const save = useSaveRoute(route)
  const edit = useEditForm<RouteValues, RouteSent>({
    schema: RouteSchema,
    defaultValues: toValues(route),
    check: () => {
      if (draft.refusal) throw new Refused(refusalText(t, draft.refusal))
    },
    save: (values) => save({ ...values, route: getKml(draft, values) }),
    resultTitle: t('route.form.result'),
    onSaved,
  })
  const { form, control } = edit
  const { draft, takeFile, takeText, takeLines } = useRouteDraft(route, {
    names: () => getNames(form.getValues()),
    onKml: ({ kml, name }) => {
      form.setValue('route', kml, { shouldDirty: true })
      if (kml) form.clearErrors('route')
      if (name && !form.getValues('name'))
        form.setValue('name', name.slice(0, maxName), { shouldDirty: true })
    },
  })
  const { field, fieldState } = useController({ control, name: 'route' })
  return (
    <EditForm form={edit} submitLabel={t('route.form.submit')} onCancel={onCancel}>
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
    </EditForm>
  )
}

import Box from '@mui/material/Box'
import type { Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Wide } from '../../../ui/form/form-layout.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Section } from '../../../ui/section.tsx'
import type { RouteSent, RouteValues } from './route-values.ts'

const columns = { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 2fr)' }

export function RouteFields(props: { control: Control<RouteValues, unknown, RouteSent>; isNew: boolean }) {
  const { control, isNew } = props
  const { t } = useTranslation()
  return (
    <Section title={t('route.form.basics')}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: columns }}>
        <TextField
          control={control}
          name="code"
          label={t('route.field.code')}
          helper={t('route.form.codeHelper')}
          autoComplete="off"
          autoFocus={isNew}
          required
          mono
        />
        <TextField
          control={control}
          name="name"
          label={t('route.field.name')}
          helper={t('route.form.nameHelper')}
          autoComplete="off"
        />
        <Wide>
          <TextArea
            control={control}
            name="description"
            label={t('route.field.description')}
            max={500}
            rows={2}
          />
        </Wide>
      </Box>
    </Section>
  )
}

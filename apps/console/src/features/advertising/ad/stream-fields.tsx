import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Wide } from '../../../ui/form/form-layout.tsx'
import { MomentField } from '../../../ui/form/moment-field.tsx'
import { SwitchField } from '../../../ui/form/switch-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import type { AdControl } from './ad-fields-type.ts'
import { FieldGrid } from './field-grid.tsx'

export function StreamFields({ control }: { control: AdControl }) {
  const { t } = useTranslation()
  const isEnabled = useWatch({ control, name: 'enabled' })
  return (
    <FieldGrid>
      <Wide>
        <SwitchField control={control} name="enabled" label={t('ad.field.enabled')} />
      </Wide>
      <TextField
        control={control}
        name="streamUrl"
        type="url"
        label={t('ad.field.streamUrl')}
        placeholder={t('ad.form.urlPlaceholder')}
        helper={t('ad.stream.urlHelper')}
        autoComplete="off"
        required={isEnabled}
      />
      <TextField
        control={control}
        name="muxToken"
        label={t('ad.field.muxToken')}
        helper={t('ad.form.muxHelper')}
        autoComplete="off"
        mono
      />
      <MomentField control={control} name="startAt" label={t('ad.field.startAt')} />
      <MomentField control={control} name="stopAt" label={t('ad.field.stopAt')} />
      <Wide>
        <TextField
          control={control}
          name="streamLogUrl"
          type="url"
          label={t('ad.field.streamLogUrl')}
          placeholder={t('ad.form.urlPlaceholder')}
          helper={t('ad.stream.logHelper')}
          autoComplete="off"
        />
      </Wide>
    </FieldGrid>
  )
}

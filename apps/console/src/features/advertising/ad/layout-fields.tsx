import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Wide } from '../../../ui/form/form-layout.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { SwitchField } from '../../../ui/form/switch-field.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import type { AdControl } from './ad-fields-type.ts'
import type { AdParts } from './ad-parts.ts'
import type { AdValues } from './ad-values.ts'
import { AdImageField } from './ad-image-field.tsx'
import { FieldGrid } from './field-grid.tsx'

type Named = keyof AdValues
const bannerFields: readonly Named[] = ['bannerImage', 'bannerWidth', 'bannerHeight']
const qrFields: readonly Named[] = ['qrcodeUrl']

/** Also open while one of its fields has an error: a hidden error would block the form. */
function useIsOpen(control: AdControl, flag: 'enabledBanner' | 'enabledQrcodeLog', fields: readonly Named[]) {
  const isOn = useWatch({ control, name: flag })
  const { errors } = useFormState({ control, name: [...fields] })
  return { isOn, isOpen: isOn || fields.some((name) => name in errors) }
}

function Indented({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ mt: 1.5, pl: { xs: 0, sm: 1.5 }, borderLeft: { sm: 2 }, borderColor: { sm: 'divider' } }}>
      {children}
    </Box>
  )
}

function BannerFields({ control, storeCode }: { control: AdControl; storeCode: string }) {
  const { t } = useTranslation()
  const { isOn, isOpen } = useIsOpen(control, 'enabledBanner', bannerFields)
  return (
    <Wide>
      <SwitchField control={control} name="enabledBanner" label={t('ad.field.enabledBanner')} />
      {isOpen && (
        <Indented>
          <FieldGrid>
            <Wide>
              <AdImageField control={control} name="bannerImage" storeCode={storeCode} required={isOn} />
            </Wide>
            {(['bannerWidth', 'bannerHeight'] as const).map((name) => (
              <NumberField
                key={name}
                control={control}
                name={name}
                label={t(`ad.field.${name}`)}
                helper={t(`ad.form.${name}Helper`)}
                end={t('ad.form.pixels')}
                min={1}
                max={10_000}
                step={10}
              />
            ))}
          </FieldGrid>
        </Indented>
      )}
    </Wide>
  )
}

type LayoutFieldsProps = { control: AdControl; storeCode: string; parts: Pick<AdParts, 'TargetField'> }

function QrFields({ control, storeCode, parts: { TargetField } }: LayoutFieldsProps) {
  const { t } = useTranslation()
  const { isOn, isOpen } = useIsOpen(control, 'enabledQrcodeLog', qrFields)
  return (
    <Wide>
      <SwitchField control={control} name="enabledQrcodeLog" label={t('ad.field.enabledQrcodeLog')} />
      {isOpen && (
        <Indented>
          <TargetField {...{ control, storeCode }} required={isOn} />
        </Indented>
      )}
    </Wide>
  )
}

export function LayoutFields(props: LayoutFieldsProps) {
  const { control, storeCode } = props
  const { t } = useTranslation()
  return (
    <FieldGrid>
      <Wide>
        <TextArea
          control={control}
          name="marquee"
          label={t('ad.field.marquee')}
          placeholder={t('ad.form.marqueePlaceholder')}
          helper={t('ad.form.marqueeHelper')}
          max={200}
          rows={2}
        />
      </Wide>
      <BannerFields control={control} storeCode={storeCode} />
      <QrFields {...props} />
    </FieldGrid>
  )
}

import { pointCardIcons } from '@lumiroute/contract/point-card'
import Check from '@mui/icons-material/Check'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldShell, useField } from '../../../ui/form/field-shell.tsx'
import { Wide } from '../../../ui/form/form-layout.tsx'
import { ImageField } from '../../../ui/form/image-field.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { FieldGrid } from '../shop/field-grid.tsx'
import { useShopUpload } from '../shop/shop-upload.ts'
import type { PointCardControl } from './point-card-values.ts'
import { cardColors, stampIcons } from './stamp-icons.tsx'

type Choice = { value: string; label: string; look: ReactNode; color?: string }
type PickerProps = {
  control: PointCardControl
  name: 'pcColor' | 'pcIcon'
  label: string
  choices: readonly Choice[]
}

/** A choice among a few pictures. */
function PictureField({ control, name, label, choices }: PickerProps) {
  const { field, shell } = useField({ control, name, label })
  return (
    <FieldShell {...shell} isGroup>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {choices.map(({ value, label: word, look, color }) => (
          <ButtonBase
            key={value}
            aria-label={word}
            aria-pressed={field.value === value}
            onClick={() => field.onChange(value)}
            sx={{
              width: 40,
              height: 40,
              borderRadius: '8px',
              border: 2,
              borderColor: field.value === value ? 'primary.main' : 'divider',
              color: color ? '#ffffff' : 'text.primary',
            }}
            style={color ? { backgroundColor: color } : undefined}
          >
            {color ? field.value === value && look : look}
          </ButtonBase>
        ))}
      </Box>
    </FieldShell>
  )
}

const limits = { maxCount: 1, maxBytes: 3_000_000 }

export type LooksFieldsProps = { control: PointCardControl; storeCode: string; isNew: boolean }

export function LooksFields({ control, storeCode, isNew }: LooksFieldsProps) {
  const { t } = useTranslation()
  const upload = useShopUpload(storeCode, 'product')
  const colors = cardColors.map(({ name, value }) => ({
    value,
    color: value,
    label: t(`pointCard.color.${name}`),
    look: <Check />,
  }))
  const icons = pointCardIcons.map((value) => {
    const Icon = stampIcons[value]
    return { value, label: t(`pointCard.icon.${value}`), look: <Icon /> }
  })
  return (
    <FieldGrid>
      <TextField
        control={control}
        name="pcName"
        label={t('pointCard.field.pcName')}
        autoComplete="off"
        required
      />
      <TextField
        control={control}
        name="pcCode"
        label={t('pointCard.field.pcCode')}
        helper={isNew ? t('pointCard.form.codeHelper') : t('pointCard.form.codeFixed')}
        disabled={!isNew}
        autoComplete="off"
        mono
      />
      <PictureField control={control} name="pcColor" label={t('pointCard.field.pcColor')} choices={colors} />
      <PictureField control={control} name="pcIcon" label={t('pointCard.field.pcIcon')} choices={icons} />
      <Wide>
        <ImageField
          control={control}
          name="pcBgImage"
          label={t('pointCard.field.pcBgImage')}
          helper={t('pointCard.form.bgHelper')}
          upload={upload}
          limits={limits}
          tileOf={({ url }) => ({ name: t('pointCard.field.pcBgImage'), previewUrl: url })}
        />
      </Wide>
      <Wide>
        <TextArea
          control={control}
          name="pcNotice"
          label={t('pointCard.field.pcNotice')}
          helper={t('pointCard.form.noticeHelper')}
          max={1000}
        />
      </Wide>
    </FieldGrid>
  )
}

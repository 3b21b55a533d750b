import { quotaChoices, trimOrders } from '@lumiroute/contract/message'
import Box from '@mui/material/Box'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { MomentField } from '../../../ui/form/moment-field.tsx'
import { RadioField } from '../../../ui/form/radio-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { SwitchField } from '../../../ui/form/switch-field.tsx'
import { FieldGrid } from '../shop/field-grid.tsx'
import type { MessageControl } from './message-values.ts'

const rows = { display: 'grid', gap: 2.5 } as const

/** When to send, and whether with a notification sound. */
export function WhenFields({ control }: { control: MessageControl }) {
  const { t } = useTranslation()
  const when = useWatch({ control, name: 'when' })
  return (
    <Box sx={rows}>
      <RadioField
        control={control}
        name="when"
        label={t('message.field.when')}
        options={(['now', 'later'] as const).map((value) => ({ value, label: t(`message.form.${value}`) }))}
        labelHidden
      />
      {when === 'later' && (
        <FieldGrid>
          <MomentField
            control={control}
            name="scheduleAt"
            label={t('message.field.scheduleAt')}
            helper={t('message.form.scheduleHelper')}
            required
          />
        </FieldGrid>
      )}
      <FieldGrid>
        <SwitchField
          control={control}
          name="quietHours"
          label={t('message.form.quiet')}
          helper={t('message.form.quietHelper')}
        />
        <SwitchField
          control={control}
          name="notificationDisabled"
          label={t('message.form.silent')}
          helper={t('message.form.silentHelper')}
        />
      </FieldGrid>
    </Box>
  )
}

/** What to do if the month's quota is not enough. */
export function ShortFields({ control }: { control: MessageControl }) {
  const { t } = useTranslation()
  const choice = useWatch({ control, name: 'onQuotaShort' })
  return (
    <Box sx={rows}>
      <RadioField
        control={control}
        name="onQuotaShort"
        label={t('message.field.onQuotaShort')}
        options={quotaChoices.map((value) => ({ value, label: t(`message.short.${value}`) }))}
      />
      {choice === 'trim' && (
        <FieldGrid>
          <SelectField
            control={control}
            name="trimBy"
            label={t('message.field.trimBy')}
            options={trimOrders.map((value) => ({ value, label: t(`message.trim.${value}`) }))}
            required
          />
        </FieldGrid>
      )}
    </Box>
  )
}

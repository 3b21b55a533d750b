import Add from '@mui/icons-material/Add'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useController, useFieldArray } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FieldShell } from '../../../ui/form/field-shell.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import type { CouponControl } from './coupon-values.ts'

const weekdays = [
  [1, 'mon'],
  [2, 'tue'],
  [3, 'wed'],
  [4, 'thu'],
  [5, 'fri'],
  [6, 'sat'],
  [0, 'sun'],
] as const
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const
const dayLook = (isOn: boolean) =>
  ({
    width: 36,
    height: 36,
    borderRadius: '8px',
    fontSize: 13,
    border: 1,
    borderColor: isOn ? 'primary.main' : 'divider',
    bgcolor: isOn ? 'primary.tint' : 'transparent',
    color: isOn ? 'primary.onTint' : 'text.secondary',
    fontWeight: isOn ? 600 : 400,
  }) as const

type RowProps = { control: CouponControl; at: number; onRemove: () => void }

function Days({ control, at }: Omit<RowProps, 'onRemove'>) {
  const { t } = useTranslation()
  const { field } = useController({ control, name: `cpnUseHours.${at}.days` })
  const toggle = (day: number) =>
    field.onChange(
      field.value.includes(day) ? field.value.filter((each) => each !== day) : [...field.value, day],
    )
  return (
    <Box role="group" aria-label={t('coupon.field.hoursDays')} sx={{ display: 'flex', gap: 0.5 }}>
      {weekdays.map(([day, name]) => (
        <ButtonBase
          key={day}
          aria-pressed={field.value.includes(day)}
          onClick={() => toggle(day)}
          sx={dayLook(field.value.includes(day))}
        >
          {t(`coupon.day.${name}`)}
        </ButtonBase>
      ))}
    </Box>
  )
}

function Time({ control, at, end }: Omit<RowProps, 'onRemove'> & { end: 'from' | 'to' }) {
  const { t } = useTranslation()
  const { field, fieldState } = useController({ control, name: `cpnUseHours.${at}.${end}` })
  // A time input has no 24:00, so show the last minute instead.
  const shown = field.value === '24:00' ? '23:59' : field.value
  return (
    <OutlinedInput
      size="small"
      type="time"
      error={!!fieldState.error}
      value={shown}
      onChange={(event) => field.onChange(event.target.value)}
      onBlur={field.onBlur}
      slotProps={{ input: { 'aria-label': t(`coupon.field.${end}`) } }}
      sx={{ width: 124 }}
    />
  )
}

function HoursRow({ control, at, onRemove }: RowProps) {
  const { t } = useTranslation()
  const remove = t('coupon.form.removeHours')
  return (
    <Box sx={row}>
      <Days {...{ control, at }} />
      <Time {...{ control, at }} end="from" />
      <Box component="span" aria-hidden>
        –
      </Box>
      <Time {...{ control, at }} end="to" />
      <Tooltip title={remove}>
        <IconButton size="small" aria-label={remove} onClick={onRemove}>
          <DeleteOutlined />
        </IconButton>
      </Tooltip>
    </Box>
  )
}

const usual = { days: [1, 2, 3, 4, 5], from: '14:00', to: '17:00' }

/** Weekly time windows in which the coupon can be used. */
export function HoursField({ control }: { control: CouponControl }) {
  const { t } = useTranslation()
  const { fields, append, remove } = useFieldArray({ control, name: 'cpnUseHours' })
  return (
    <FieldShell
      id="coupon-hours"
      label={t('coupon.field.hours')}
      helper={t('coupon.form.hoursHelper')}
      isGroup
    >
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        {fields.map(({ id }, at) => (
          <HoursRow key={id} {...{ control, at }} onRemove={() => remove(at)} />
        ))}
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          startIcon={<Add />}
          onClick={() => append(usual)}
        >
          {t('coupon.form.addHours')}
        </Button>
      </Box>
    </FieldShell>
  )
}

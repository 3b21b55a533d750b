import { maxOptions } from '@lumiroute/contract/product'
import Add from '@mui/icons-material/Add'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import { useEffect } from 'react'
import { useFieldArray, useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ChipsField } from '../../../ui/form/chips-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import type { ProductFormApi } from './product-values.ts'
import { VariantGrid } from './variant-grid.tsx'
import { variantRows } from './variant-rows.ts'

const row = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) 36px', sm: '200px minmax(0, 1fr) 36px' },
  gridTemplateAreas: { xs: '"name delete" "values values"', sm: '"name values delete"' },
} as const

/** The variant rows follow the options as they are typed. */
function useRows({ subscribe, getValues, setValue }: ProductFormApi) {
  useEffect(
    () =>
      subscribe({
        name: 'prodOptions',
        formState: { values: true },
        callback: ({ values }) => {
          const rows = variantRows(values.prodOptions, getValues('prodVariants'), values.prodSalePrice)
          const isSame = JSON.stringify(rows) === JSON.stringify(getValues('prodVariants'))
          if (!isSame) setValue('prodVariants', rows, { shouldDirty: true })
        },
      }),
    [subscribe, getValues, setValue],
  )
}

type OptionRowProps = { form: ProductFormApi; at: number; onRemove: () => void }

function OptionRow({ form: { control }, at, onRemove }: OptionRowProps) {
  const { t } = useTranslation()
  const label = t('product.form.removeOption', { no: at + 1 })
  return (
    <Box component="li" sx={row}>
      <Box sx={{ gridArea: 'name' }}>
        <TextField
          control={control}
          name={`prodOptions.${at}.name`}
          label={t('product.form.optionName', { no: at + 1 })}
          placeholder={t('product.form.optionNameHint')}
          autoComplete="off"
        />
      </Box>
      <Box sx={{ gridArea: 'values', minWidth: 0 }}>
        <ChipsField
          control={control}
          name={`prodOptions.${at}.values`}
          label={t('product.form.optionValues', { no: at + 1 })}
          placeholder={t('product.form.optionValuesHint')}
          options={[]}
          isFree
        />
      </Box>
      <Tooltip title={label}>
        <IconButton
          size="small"
          aria-label={label}
          onClick={onRemove}
          sx={{ gridArea: 'delete', mt: '29px', color: 'error.main' }}
        >
          <DeleteOutlined />
        </IconButton>
      </Tooltip>
    </Box>
  )
}

/** Up to three options, and the grid of their combinations. */
export function OptionFields({ form }: { form: ProductFormApi }) {
  const { t } = useTranslation()
  const { control } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'prodOptions' })
  const { errors } = useFormState({ control, name: ['prodOptions', 'prodVariants'] })
  const fault = errors.prodOptions?.message ?? errors.prodOptions?.root?.message
  const missing = errors.prodVariants?.message ?? errors.prodVariants?.root?.message
  useRows(form)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {fields.length > 0 && (
        <Box
          component="ul"
          aria-label={t('product.form.options')}
          sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}
        >
          {fields.map(({ id }, at) => (
            <OptionRow key={id} form={form} at={at} onRemove={() => remove(at)} />
          ))}
        </Box>
      )}
      {(fault ?? missing) && (
        <FormHelperText error role="alert" sx={{ m: 0 }}>
          {fault ?? missing}
        </FormHelperText>
      )}
      {fields.length < maxOptions && (
        <Box>
          <Button
            variant="outlined"
            size="small"
            startIcon={<Add />}
            onClick={() => append({ name: '', values: [] })}
          >
            {t('product.form.addOption')}
          </Button>
        </Box>
      )}
      <VariantGrid form={form} />
    </Box>
  )
}

import { maxStock } from '@lumiroute/contract/product'
import { maxAmount } from '@lumiroute/contract/shop'
import VerticalAlignBottom from '@mui/icons-material/VerticalAlignBottom'
import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import Switch from '@mui/material/Switch'
import { Controller, useFormState, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import type { ProductFormApi } from './product-values.ts'
import { VariantPicture } from './variant-picture.tsx'
import type { VariantValues } from './variant-rows.ts'

type Column = 'salePrice' | 'stock' | 'sku'
const columns: readonly Column[] = ['salePrice', 'stock', 'sku']

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  '& th, & td': {
    px: 1,
    py: 0.75,
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& th': { fontWeight: 600, whiteSpace: 'nowrap', color: 'text.secondary' },
} as const

function FillDown({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={onClick} sx={{ ml: 0.5 }}>
        <VerticalAlignBottom sx={{ fontSize: 16 }} />
      </IconButton>
    </Tooltip>
  )
}

function Head({ form, columns: shown }: { form: ProductFormApi; columns: readonly Column[] }) {
  const { t } = useTranslation()
  const fill = (column: Column) => {
    const rows = form.getValues('prodVariants')
    const filled = rows.map((row) => ({ ...row, [column]: rows[0]?.[column] }))
    form.setValue('prodVariants', filled, { shouldDirty: true })
  }
  return (
    <thead>
      <tr>
        <th scope="col">{t('product.variant.values')}</th>
        <th scope="col">{t('product.variant.image')}</th>
        {shown.map((column) => (
          <th scope="col" key={column}>
            {t(`product.variant.${column}`)}
            <FillDown
              label={t('product.variant.fill', { column: t(`product.variant.${column}`) })}
              onClick={() => fill(column)}
            />
          </th>
        ))}
        <th scope="col">{t('product.variant.enabled')}</th>
      </tr>
    </thead>
  )
}

type RowProps = { form: ProductFormApi; at: number; row: VariantValues; tracks: boolean }

function Row({ form: { control }, at, row, tracks }: RowProps) {
  const { t } = useTranslation()
  const { errors } = useFormState({ control, name: `prodVariants.${at}` })
  const name = row.optionValues.join('／')
  const { optionValues: fault, image: pictureFault } = errors.prodVariants?.[at] ?? {}
  const named = (column: Column) =>
    t('product.variant.cell', { name, column: t(`product.variant.${column}`) })
  const hidden = { control, labelHidden: true } as const
  return (
    <tr>
      <Box component="td" sx={{ minWidth: 120, pt: '14px !important', fontWeight: 550 }}>
        {name}
        {fault?.message && <FormHelperText error>{fault.message}</FormHelperText>}
      </Box>
      <Box component="td" sx={{ width: 56 }}>
        <VariantPicture {...{ control, at, name }} />
        {pictureFault?.message && <FormHelperText error>{pictureFault.message}</FormHelperText>}
      </Box>
      <Box component="td" sx={{ width: 140 }}>
        <NumberField
          {...hidden}
          name={`prodVariants.${at}.salePrice`}
          label={named('salePrice')}
          min={0}
          max={maxAmount}
          start="NT$"
        />
      </Box>
      {tracks && (
        <Box component="td" sx={{ width: 108 }}>
          <NumberField
            {...hidden}
            name={`prodVariants.${at}.stock`}
            label={named('stock')}
            min={0}
            max={maxStock}
          />
        </Box>
      )}
      <Box component="td" sx={{ width: 150 }}>
        <TextField {...hidden} name={`prodVariants.${at}.sku`} label={named('sku')} autoComplete="off" mono />
      </Box>
      <Box component="td" sx={{ width: 72 }}>
        <Controller
          control={control}
          name={`prodVariants.${at}.enabled`}
          render={({ field }) => (
            <Switch
              checked={field.value}
              onChange={(_event, isOn) => field.onChange(isOn)}
              slotProps={{ input: { 'aria-label': t('product.variant.sell', { name }) } }}
            />
          )}
        />
      </Box>
    </tr>
  )
}

/** Prices and stock of all combinations; the first row's value can be copied to all rows below. */
export function VariantGrid({ form }: { form: ProductFormApi }) {
  const { t } = useTranslation()
  const [rows, tracks] = useWatch({ control: form.control, name: ['prodVariants', 'prodTrackStock'] })
  if (rows.length === 0) return null
  const shown = columns.filter((column) => tracks || column !== 'stock')
  return (
    <Box
      sx={{ overflowX: 'auto' }}
      tabIndex={0}
      role="region"
      aria-label={t('product.variant.caption', { total: rows.length })}
    >
      <Box component="table" sx={{ ...table, minWidth: tracks ? 680 : 560 }}>
        <Head form={form} columns={shown} />
        <tbody>
          {rows.map((row, at) => (
            <Row key={JSON.stringify(row.optionValues)} {...{ form, at, row, tracks }} />
          ))}
        </tbody>
      </Box>
    </Box>
  )
}

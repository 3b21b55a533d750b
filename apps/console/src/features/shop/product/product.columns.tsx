import type { Product } from '@lumiroute/contract/product'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Switch from '@mui/material/Switch'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../../lib/format/format.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { Count, DateTime, MonoCode } from '../../../ui/figures.tsx'
import type { DataColumn } from '../../../ui/table/table-column.ts'
import { NamedPicture } from '../shop/named-picture.tsx'
import type { ProductRow } from './list-products.ts'
import { ProductStateBadge, StockText } from './product-state.tsx'

export type Switching = (product: Product, isOn: boolean) => void

/** NT$120, or NT$120–150 where variants differ. */
export function priceText({ prodSalePrice, prodVariants }: Pick<Product, 'prodSalePrice' | 'prodVariants'>) {
  const prices = prodVariants.filter(({ enabled }) => enabled).map(({ salePrice }) => salePrice)
  const [least, most] =
    prices.length > 0 ? [Math.min(...prices), Math.max(...prices)] : [prodSalePrice, prodSalePrice]
  return least === most ? formatMoney(least) : `${formatMoney(least)}–${most.toLocaleString('en-US')}`
}

function Name({ product, href }: { product: Product; href: string }) {
  return (
    <NamedPicture image={product.prodImages[0]}>
      <Link href={href} underline="hover" sx={{ color: 'text.primary', fontWeight: 550 }}>
        {product.prodName}
      </Link>
      <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>
        <MonoCode>{product.prodCode}</MonoCode>
      </Box>
    </NamedPicture>
  )
}

function Price({ product }: { product: Product }) {
  const { prodListPrice } = product
  return (
    <Box sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {priceText(product)}
      {prodListPrice !== null && prodListPrice > product.prodSalePrice && (
        <Box
          component="s"
          sx={{ display: 'block', fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}
        >
          {formatMoney(prodListPrice)}
        </Box>
      )}
    </Box>
  )
}

function OnSwitch({ product, onSwitch }: { product: Product; onSwitch: Switching }) {
  const { t } = useTranslation()
  const isOn = product.prodStatus === 'on' || product.prodStatus === 'soldout'
  return (
    <Switch
      checked={isOn}
      onChange={(_event, next) => onSwitch(product, next)}
      slotProps={{ input: { 'aria-label': t('product.list.switch', { name: product.prodName }) } }}
    />
  )
}

function nameColumns(t: TFunction, editPath: (code: string) => string): DataColumn<ProductRow>[] {
  return [
    {
      id: 'prodName',
      header: t('product.field.prodName'),
      cell: (product) => <Name product={product} href={editPath(product.prodCode)} />,
      exportValue: ({ prodName }) => prodName,
      sortable: true,
      hideable: false,
      cardRole: 'title',
    },
    {
      id: 'prodCode',
      header: t('product.field.prodCode'),
      cell: ({ prodCode }) => prodCode,
      sortable: true,
      mono: true,
      width: 136,
    },
    {
      id: 'categories',
      header: t('product.field.cateCodes'),
      cell: ({ categories }) => categories.map(({ cateName }) => cateName).join('、'),
      width: 152,
    },
  ]
}

function figureColumns(t: TFunction): DataColumn<ProductRow>[] {
  return [
    {
      id: 'prodSalePrice',
      header: t('product.field.prodSalePrice'),
      cell: (product) => <Price product={product} />,
      exportValue: ({ prodSalePrice }) => prodSalePrice,
      sortable: true,
      align: 'right',
      width: 128,
    },
    {
      id: 'prodStock',
      header: t('product.field.prodStock'),
      cell: (product) => <StockText product={product} />,
      exportValue: ({ prodStock, prodTrackStock }) => (prodTrackStock ? prodStock : ''),
      sortable: true,
      align: 'right',
      width: 96,
    },
    {
      id: 'prodSoldQty',
      header: t('product.field.prodSoldQty'),
      cell: ({ prodSoldQty }) => <Count figure={prodSoldQty} />,
      exportValue: ({ prodSoldQty }) => prodSoldQty,
      sortable: true,
      align: 'right',
      width: 88,
    },
    {
      id: 'prodViewCount',
      header: t('product.field.prodViewCount'),
      cell: ({ prodViewCount }) => <Count figure={prodViewCount} />,
      exportValue: ({ prodViewCount }) => prodViewCount,
      sortable: true,
      align: 'right',
      width: 88,
    },
  ]
}

function stateColumns(
  t: TFunction,
  dateTime: (at: string) => string,
  onSwitch: Switching,
): DataColumn<ProductRow>[] {
  return [
    {
      id: 'prodState',
      header: t('product.field.prodState'),
      cell: ({ prodState }) => <ProductStateBadge state={prodState} />,
      exportValue: ({ prodState }) => t(`product.state.${prodState}`),
      width: 104,
      cardRole: 'badge',
    },
    {
      id: 'switch',
      header: t('product.field.isOn'),
      cell: (product) => <OnSwitch product={product} onSwitch={onSwitch} />,
      exportValue: () => '',
      width: 72,
    },
    {
      id: 'updatedAt',
      header: t('product.field.updatedAt'),
      cell: ({ updatedAt }) => <DateTime at={updatedAt} show="date" />,
      exportValue: ({ updatedAt }) => dateTime(updatedAt),
      sortable: true,
      width: 136,
    },
  ]
}

export function useProductColumns(
  editPath: (code: string) => string,
  onSwitch: Switching,
): readonly DataColumn<ProductRow>[] {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  return useMemo(
    () => [...nameColumns(t, editPath), ...figureColumns(t), ...stateColumns(t, dateTime, onSwitch)],
    [t, dateTime, editPath, onSwitch],
  )
}

import type { Product } from '@lumiroute/contract/product'
import Box from '@mui/material/Box'
import Switch from '@mui/material/Switch'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../../lib/format/format.ts'
import { MonoCode } from '../../../ui/figures.tsx'
import { column, count, moment, text } from '../../../ui/table/columns.tsx'
import { NameLink, SecondLine } from '../../../ui/table/name-link.tsx'
import { NamedPicture } from '../shop/named-picture.tsx'
import { ProductStateBadge, StockText } from './product-state.tsx'
import { productPaths } from './product.paths.ts'
import { useSwitchProducts } from './switch-products.ts'
import { joinNames } from '../../../lib/format/join.ts'

/** NT$120, or NT$120–150 if the variants differ. */
export function priceText({ prodSalePrice, prodVariants }: Pick<Product, 'prodSalePrice' | 'prodVariants'>) {
  const prices = prodVariants.filter(({ enabled }) => enabled).map(({ salePrice }) => salePrice)
  const [least, most] =
    prices.length > 0 ? [Math.min(...prices), Math.max(...prices)] : [prodSalePrice, prodSalePrice]
  return least === most ? formatMoney(least) : `${formatMoney(least)}–${most.toLocaleString('en-US')}`
}

function Name({ product, href }: { product: Product; href: string }) {
  return (
    <NamedPicture image={product.prodImages[0]}>
      <NameLink href={href}>{product.prodName}</NameLink>
      <SecondLine>
        <MonoCode>{product.prodCode}</MonoCode>
      </SecondLine>
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

function OnSwitch({ product, storeCode }: { product: Product; storeCode: string }) {
  const { t } = useTranslation()
  const switchAll = useSwitchProducts(storeCode)
  const isOn = product.prodStatus === 'on' || product.prodStatus === 'soldout'
  return (
    <Switch
      checked={isOn}
      onChange={(_event, next) => switchAll([product], next)}
      slotProps={{ input: { 'aria-label': t('product.list.switch', { name: product.prodName }) } }}
    />
  )
}

type Place = { storeCode: string; chosen: string | undefined }

export const productColumns = ({ storeCode, chosen }: Place) => [
  column<Product>('prodName', {
    value: ({ prodName }) => prodName,
    render: (product) => <Name product={product} href={productPaths.edit(product.prodCode, chosen)} />,
    sortable: true,
    hideable: false,
    cardRole: 'title',
  }),
  text('prodCode', { sortable: true, mono: true, width: 136 }),
  column<Product>('categories', {
    header: 'product.field.cateCodes',
    value: ({ categories }) => joinNames(categories.map(({ cateName }) => cateName)),
    width: 152,
  }),
  column<Product>('prodSalePrice', {
    value: ({ prodSalePrice }) => prodSalePrice,
    render: (product) => <Price product={product} />,
    sortable: true,
    align: 'right',
    width: 128,
  }),
  column<Product>('prodStock', {
    value: ({ prodStock, prodTrackStock }) => (prodTrackStock ? prodStock : ''),
    render: (product) => <StockText product={product} />,
    sortable: true,
    align: 'right',
    width: 96,
  }),
  count('prodSoldQty', { sortable: true, width: 88 }),
  count('prodViewCount', { sortable: true, width: 88 }),
  column<Product>('prodState', {
    value: ({ prodState }, { t }) => t(`product.state.${prodState}`),
    render: ({ prodState }) => <ProductStateBadge state={prodState} />,
    width: 104,
    cardRole: 'badge',
  }),
  column<Product>('switch', {
    header: 'product.field.isOn',
    value: () => '',
    render: (product) => <OnSwitch {...{ product, storeCode }} />,
    width: 72,
  }),
  moment('updatedAt', { show: 'date' }),
]

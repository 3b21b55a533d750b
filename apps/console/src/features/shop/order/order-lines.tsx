import type { ShopOrder, ShopOrderDetail } from '@lumiroute/contract/order'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import { Count, Money, MonoCode } from '../../../ui/figures.tsx'

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  lineHeight: '20px',
  '& th': { color: 'text.secondary', fontSize: 12, fontWeight: 600, textAlign: 'left', whiteSpace: 'nowrap' },
  '& th, & td': {
    px: 1,
    py: 1,
    borderBottom: 1,
    borderColor: 'divider',
    verticalAlign: 'top',
    // On a phone only name and amount are shown.
    '&.wide': { display: { xs: 'none', sm: 'table-cell' } },
  },
  '& th:first-of-type, & td:first-of-type': { pl: 0 },
  '& th:last-of-type, & td:last-of-type': { pr: 0 },
  '& .right': { textAlign: 'right', whiteSpace: 'nowrap' },
} as const
const small = { fontSize: 12, lineHeight: '18px', color: 'text.secondary' } as const

type Item = ShopOrder['items'][number]

function Name({ item }: { item: Item }) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const { oiRefundedQty: qty, oiRefunded } = item
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {item.oiProdName}
      <Box sx={small}>
        {item.oiVarName && `${item.oiVarName}・`}
        <MonoCode>{item.oiProdCode}</MonoCode>
      </Box>
      <Box sx={{ ...small, display: { sm: 'none' } }}>
        <Money dollars={item.oiProdSalePrice} />
        {' × '}
        <Count figure={item.oiProdSaleQty} />
      </Box>
      {(qty > 0 || oiRefunded > 0) && (
        <Box sx={{ ...small, color: 'error.onTint' }}>
          {t('shopOrder.detail.refunded', { qty, amount: money(oiRefunded) })}
        </Box>
      )}
    </Box>
  )
}

const heads = ['price', 'qty', 'discount'] as const

function LineRow({ item }: { item: Item }) {
  return (
    <tr>
      <td>
        <Name item={item} />
      </td>
      <td className="right wide">
        <Money dollars={item.oiProdSalePrice} />
      </td>
      <td className="right wide">
        <Count figure={item.oiProdSaleQty} />
      </td>
      <td className="right wide">{item.oiDiscount > 0 ? <Money dollars={-item.oiDiscount} /> : '–'}</td>
      <td className="right">
        <Money dollars={item.oiTotal} />
      </td>
    </tr>
  )
}

export function OrderLines({ order }: { order: ShopOrderDetail }) {
  const { t } = useTranslation()
  return (
    <Box component="table" aria-label={t('shopOrder.detail.items')} sx={table}>
      <thead>
        <tr>
          <th scope="col">{t('shopOrder.field.items')}</th>
          {heads.map((name) => (
            <th key={name} scope="col" className="right wide">
              {t(`shopOrder.field.${name}`)}
            </th>
          ))}
          <th scope="col" className="right">
            {t('shopOrder.field.total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {order.items.map((item) => (
          <LineRow key={item.itemId} item={item} />
        ))}
      </tbody>
    </Box>
  )
}

import { productStateCodes } from '@lumiroute/contract/product'
import type { Product } from '@lumiroute/contract/product'
import Add from '@mui/icons-material/Add'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import Button from '@mui/material/Button'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableChange, TableState } from '../../../lib/table/table-state.ts'
import { EmptyShelf } from '../../../ui/drawings/empty-shelf.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { StateTabs } from '../../../ui/table/state-tabs.tsx'
import type { BulkAction, RowAction } from '../../../ui/table/table-column.ts'
import { TableFilter } from '../../../ui/table/table-filter.tsx'
import { useCategoryChoices } from '../category/list-categories.ts'
import { exportProductRows, useProductList } from './list-products.ts'
import type { ProductRow } from './list-products.ts'
import { useProductColumns } from './product.columns.tsx'
import { productPaths } from './product.paths.ts'
import { useDeleteProduct } from './remove-product.ts'
import { useSwitchProducts } from './switch-products.ts'

export const productFilters = ['status', 'cateCode', 'stock'] as const

export type ProductTableProps = {
  storeCode: string
  /** For addresses: an operator's choice of the store. */
  chosen: string | undefined
  state: TableState
  onStateChange: (change: TableChange) => void
  onEdit: (code: string) => void
}

const idOf = ({ prodCode }: ProductRow) => prodCode

export function AddProductButton({ chosen }: { chosen: string | undefined }) {
  const { t } = useTranslation()
  return (
    <Button variant="contained" startIcon={<Add />} href={productPaths.create(chosen)}>
      {t('product.list.add')}
    </Button>
  )
}

function useActions(onEdit: (code: string) => void, onRemove: (product: Product) => void) {
  const { t } = useTranslation()
  return useCallback(
    (product: ProductRow): readonly RowAction[] => [
      {
        id: 'edit',
        label: t('product.list.edit'),
        icon: <EditOutlined />,
        onClick: () => onEdit(product.prodCode),
      },
      {
        id: 'remove',
        label: t('product.list.remove'),
        icon: <DeleteOutlined />,
        danger: true,
        onClick: () => onRemove(product),
      },
    ],
    [t, onEdit, onRemove],
  )
}

type FilterProps = Pick<ProductTableProps, 'storeCode' | 'state' | 'onStateChange'>

function Filters({ storeCode, state, onStateChange }: FilterProps) {
  const { t } = useTranslation()
  return (
    <>
      <TableFilter
        {...{ state, onStateChange }}
        name="cateCode"
        label={t('product.field.cateCodes')}
        all={t('product.list.allCategories')}
        options={useCategoryChoices(storeCode)}
      />
      <TableFilter
        {...{ state, onStateChange }}
        name="stock"
        label={t('product.field.prodStock')}
        all={t('product.list.anyStock')}
        options={[{ value: 'short', label: t('product.list.shortStock') }]}
      />
    </>
  )
}

function useBulk(storeCode: string): readonly BulkAction<ProductRow>[] {
  const { t } = useTranslation()
  const switchAll = useSwitchProducts(storeCode)
  return useMemo(
    () => [
      { id: 'on', label: t('product.list.putOn'), onClick: (rows) => switchAll(rows, true) },
      { id: 'off', label: t('product.list.takeOff'), onClick: (rows) => switchAll(rows, false) },
    ],
    [t, switchAll],
  )
}

export function ProductTable({ storeCode, chosen, state, onStateChange, onEdit }: ProductTableProps) {
  const { t } = useTranslation()
  const list = useProductList(storeCode, state)
  const { deleteProduct, dialog } = useDeleteProduct(storeCode)
  const switchAll = useSwitchProducts(storeCode)
  const editPath = useCallback((code: string) => productPaths.edit(code, chosen), [chosen])
  const onSwitch = useCallback((product: Product, isOn: boolean) => switchAll([product], isOn), [switchAll])
  const onRemove = useCallback((product: Product) => void deleteProduct(product), [deleteProduct])
  const empty = (
    <EmptyState
      title={t('product.list.empty')}
      text={t('product.list.emptyText')}
      drawing={<EmptyShelf />}
      action={<AddProductButton chosen={chosen} />}
    />
  )
  const narrowed = { storeCode, state, onStateChange }
  return (
    <>
      <StateTabs
        {...{ state, onStateChange }}
        name="status"
        label={t('product.field.prodState')}
        all={t('product.list.allStates')}
        options={productStateCodes.map((value) => ({ value, label: t(`product.state.${value}`) }))}
      />
      <DataTable
        caption={t('product.list.title')}
        columns={useProductColumns(editPath, onSwitch)}
        rowActions={useActions(onEdit, onRemove)}
        visibleActions={2}
        rowId={idOf}
        {...list}
        state={state}
        onStateChange={onStateChange}
        searchPlaceholder={t('product.list.search')}
        filters={<Filters {...narrowed} />}
        bulkActions={useBulk(storeCode)}
        empty={empty}
        exportRows={({ signal }) => exportProductRows(storeCode, state, signal)}
      />
      {dialog}
    </>
  )
}

import { listCategories, deleteCategory } from '@lumiroute/contract/category'
import { listProducts } from '@lumiroute/contract/product'
import type { ProductCategory } from '@lumiroute/contract/category'
import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePermitted } from '../../../lib/session/permitted.ts'
import { useRemoval } from '../../../ui/dialog/use-removal.tsx'
import { EmptyShelf } from '../../../ui/drawings/empty-shelf.tsx'
import { Card } from '../../../ui/section.tsx'
import { EmptyState, FailedState, LoadingState } from '../../../ui/states.tsx'
import { CategoryDialog } from './category-dialog.tsx'
import type { CategoryOpen } from './category-row.tsx'
import { CategoryTree } from './category-tree.tsx'
import { useCategories } from './list-categories.ts'
import { RemoveCategoryDialog } from './remove-category-dialog.tsx'

export type CategoryDeskProps = { storeCode: string; isAdding: boolean; onAdd: (isAdding: boolean) => void }
type Opened = { view: 'add' | 'edit' | 'remove'; category: ProductCategory }

const stale = [listCategories, listProducts]

export function AddCategoryButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation()
  return (
    <Button variant="contained" startIcon={<Add />} onClick={onClick}>
      {t('category.list.add')}
    </Button>
  )
}

function useRemoveEmpty(store: string) {
  const { t } = useTranslation()
  const { remove, dialog } = useRemoval(deleteCategory, stale)
  const removeEmpty = ({ cateCode, cateName: name }: ProductCategory) =>
    void remove({
      title: t('category.remove.ask', { name }),
      text: t('category.remove.text'),
      refused: t('category.remove.refused', { name }),
      input: { store, cateCode },
    })
  return { removeEmpty, dialog }
}

/** The categories of a store with their actions. */
export function CategoryDesk({ storeCode, isAdding, onAdd }: CategoryDeskProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useCategories(storeCode)
  const { may } = usePermitted()
  const [opened, setOpened] = useState<Opened>()
  const { removeEmpty, dialog } = useRemoveEmpty(storeCode)
  const categories = data?.categoryList ?? []
  const open: CategoryOpen = (view, category) =>
    view === 'remove' && category.prodCount === 0 ? removeEmpty(category) : setOpened({ view, category })
  const close = () => setOpened(undefined)
  const shared = { storeCode, categories }
  return (
    <>
      {!data && (
        <Card>{error ? <FailedState onRetry={() => void refetch()} /> : <LoadingState lines={6} />}</Card>
      )}
      {data && categories.length === 0 && (
        <Card padded={false}>
          <EmptyState
            title={t('category.list.empty')}
            text={t('category.list.emptyText')}
            drawing={<EmptyShelf />}
            action={may('shop.write') && <AddCategoryButton onClick={() => onAdd(true)} />}
          />
        </Card>
      )}
      {categories.length > 0 && <CategoryTree {...shared} onOpen={open} />}
      {isAdding && may('shop.write') && <CategoryDialog {...shared} onClose={() => onAdd(false)} />}
      {opened?.view === 'add' && (
        <CategoryDialog {...shared} parent={opened.category.cateCode} onClose={close} />
      )}
      {opened?.view === 'edit' && <CategoryDialog {...shared} category={opened.category} onClose={close} />}
      {opened?.view === 'remove' && (
        <RemoveCategoryDialog {...shared} category={opened.category} onClose={close} />
      )}
      {dialog}
    </>
  )
}

import type { ProductCategory } from '@lumiroute/contract/category'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { SortableItem, SortableList } from '../../../ui/order/sortable-list.tsx'
import { Card } from '../../../ui/section.tsx'
import { getBranches } from './category-order.ts'
import { CategoryRow } from './category-row.tsx'
import type { CategoryOpen } from './category-row.tsx'
import { useCategoryOrder } from './sort-categories.ts'

export type CategoryTreeProps = {
  storeCode: string
  categories: readonly ProductCategory[]
  onOpen: CategoryOpen
}

const named = ({ cateCode, cateName }: ProductCategory) => ({ key: cateCode, name: cateName })
const branch = { bgcolor: 'background.paper', '& + &': { borderTop: 1, borderColor: 'divider' } } as const
const leaf = { bgcolor: 'background.paper', borderTop: 1, borderColor: 'divider' } as const

/** Two levels, sortable by drag; a category moves with its children. */
export function CategoryTree({ storeCode, categories, onOpen }: CategoryTreeProps) {
  const { t } = useTranslation()
  const { shown, move } = useCategoryOrder(storeCode, categories)
  const branches = getBranches(shown)
  return (
    <Card padded={false}>
      <Box sx={{ borderRadius: '10px', overflow: 'hidden' }}>
        <SortableList
          label={t('category.list.title')}
          items={branches.map(({ category }) => named(category))}
          onMove={(from, to) => move(null, from, to)}
        >
          {branches.map(({ category, below }) => (
            <SortableItem
              key={category.cateCode}
              id={category.cateCode}
              name={category.cateName}
              look={branch}
            >
              {(handle) => (
                <>
                  <CategoryRow {...{ category, handle, onOpen }} />
                  {below.length > 0 && (
                    <SortableList
                      label={t('category.list.below', { name: category.cateName })}
                      items={below.map(named)}
                      look={{ pl: { xs: 2, sm: 5 } }}
                      onMove={(from, to) => move(category.cateCode, from, to)}
                    >
                      {below.map((each) => (
                        <SortableItem key={each.cateCode} id={each.cateCode} name={each.cateName} look={leaf}>
                          {(inner) => <CategoryRow category={each} handle={inner} onOpen={onOpen} />}
                        </SortableItem>
                      ))}
                    </SortableList>
                  )}
                </>
              )}
            </SortableItem>
          ))}
        </SortableList>
      </Box>
    </Card>
  )
}

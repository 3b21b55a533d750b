import type { ProductCategory } from '@lumiroute/contract/category'
import Add from '@mui/icons-material/Add'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import HomeOutlined from '@mui/icons-material/HomeOutlined'
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePermitted } from '../../../lib/session/permitted.ts'
import { MonoCode } from '../../../ui/figures.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { RowActions } from '../../../ui/table/row-actions.tsx'
import { NamedPicture } from '../shop/named-picture.tsx'

export type CategoryOpen = (view: 'add' | 'edit' | 'remove', category: ProductCategory) => void
export type CategoryRowProps = { category: ProductCategory; handle: ReactNode; onOpen: CategoryOpen }

const line = { display: 'flex', alignItems: 'center', gap: 1.25, minHeight: 56, px: 1, minWidth: 0 } as const
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

function Badges({ category }: { category: ProductCategory }) {
  const { t } = useTranslation()
  return (
    <Box sx={{ display: 'flex', gap: 0.75, flexShrink: 0 }}>
      {category.cateShowOnHome && (
        <StatusBadge tone="info" label={t('category.list.onHome')} icon={HomeOutlined} />
      )}
      {!category.cateEnabled && (
        <StatusBadge tone="neutral" label={t('category.list.hidden')} icon={VisibilityOff} />
      )}
    </Box>
  )
}

function useActions({ category, onOpen }: Pick<CategoryRowProps, 'category' | 'onOpen'>) {
  const { t } = useTranslation()
  const name = category.cateName
  const below = {
    id: 'add',
    label: t('category.list.addBelow', { name }),
    icon: <Add />,
    onClick: () => onOpen('add', category),
  }
  return [
    ...(category.cateParentCode === null ? [below] : []),
    {
      id: 'edit',
      label: t('category.list.edit', { name }),
      icon: <EditOutlined />,
      onClick: () => onOpen('edit', category),
    },
    {
      id: 'remove',
      label: t('category.list.remove', { name }),
      icon: <DeleteOutlined />,
      danger: true,
      onClick: () => onOpen('remove', category),
    },
  ]
}

export function CategoryRow({ category, handle, onOpen }: CategoryRowProps) {
  const { t } = useTranslation()
  const { cateName, cateCode, cateImage, prodCount } = category
  const actions = useActions({ category, onOpen })
  const canEdit = usePermitted().may('shop.write')
  return (
    <Box sx={line}>
      {canEdit && handle}
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <NamedPicture image={cateImage ?? undefined}>
          <Box sx={{ fontSize: 14, lineHeight: '20px', fontWeight: 550, ...oneLine }}>{cateName}</Box>
          <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary', ...oneLine }}>
            {t('category.list.products', { total: prodCount })}
            <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, ml: 1 }}>
              <MonoCode>{cateCode}</MonoCode>
            </Box>
          </Box>
        </NamedPicture>
      </Box>
      <Badges category={category} />
      {canEdit && <RowActions actions={actions} visible={3} />}
    </Box>
  )
}

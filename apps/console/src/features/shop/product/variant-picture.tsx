import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Uploaded } from '../../../lib/api/upload.ts'
import { Menu, MenuItem } from '../../../ui/menu/menu.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { toUploaded } from '../../platform/store/store-images.ts'
import type { ProductControl } from './product-values.ts'

const frame = {
  width: 40,
  height: 40,
  borderRadius: '6px',
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  bgcolor: 'action.hover',
  color: 'text.secondary',
  '&.Mui-disabled': { color: 'text.disabled' },
  '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const
const cover = { display: 'block', width: 40, height: 40, objectFit: 'cover' } as const

const Picture = ({ url }: Pick<Uploaded, 'url'>) => (
  <Box component="img" src={url} alt="" loading="lazy" decoding="async" sx={cover} />
)

/** The chosen picture stays selectable after it was removed from the product. */
function toChoices(images: readonly Uploaded[], chosen: string | null): Uploaded[] {
  const isKnown = chosen === null || images.some(({ uuidName }) => uuidName === chosen)
  return isKnown ? [...images] : [...images, toUploaded(chosen)]
}

type Props = { control: ProductControl; at: number; name: string }

/** One of the product's pictures, shown with this variant. */
export function VariantPicture({ control, at, name }: Props) {
  const { t } = useTranslation()
  const { field } = useController({ control, name: `prodVariants.${at}.image` })
  const choices = toChoices(useWatch({ control, name: 'prodImages' }), field.value)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const chosen = choices.find(({ uuidName }) => uuidName === field.value)
  const label = t('product.variant.choose', { name })
  const take = (value: string | null) => {
    field.onChange(value)
    setAnchor(null)
  }
  return (
    <>
      <Tooltip title={choices.length === 0 ? t('product.variant.noPictures') : label}>
        <ButtonBase
          aria-label={label}
          aria-haspopup="menu"
          disabled={choices.length === 0}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
          sx={frame}
        >
          {chosen ? <Picture url={chosen.url} /> : <AddPhoto sx={{ fontSize: 20 }} />}
        </ButtonBase>
      </Tooltip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem selected={!chosen} onClick={() => take(null)}>
          {t('product.variant.noPicture')}
        </MenuItem>
        {choices.map(({ uuidName, url }, index) => (
          <MenuItem key={uuidName} selected={uuidName === field.value} onClick={() => take(uuidName)}>
            <Box sx={{ mr: 1.5, borderRadius: '6px', overflow: 'hidden' }}>
              <Picture url={url} />
            </Box>
            {t('product.variant.picture', { at: index + 1 })}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

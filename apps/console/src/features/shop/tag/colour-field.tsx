import type { tagColors } from '@lumiroute/contract/tag'
import Check from '@mui/icons-material/Check'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FieldShell, useField } from '../../../ui/form/field-shell.tsx'
import type { TagDraft } from './tag-draft.ts'
import { tagColour } from './tag-colours.ts'

type Color = (typeof tagColors)[number]
export type ColourFieldProps = { control: Control<TagDraft, unknown, TagDraft>; colors: readonly Color[] }

export function ColourField({ control, colors }: ColourFieldProps) {
  const { t } = useTranslation()
  const { field, shell } = useField({ control, name: 'tagColor', label: t('tag.field.tagColor') })
  return (
    <FieldShell {...shell} isGroup>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {colors.map((color) => (
          <ButtonBase
            key={color}
            aria-pressed={field.value === color}
            aria-label={t(`tag.color.${color || 'none'}`)}
            onClick={() => field.onChange(color)}
            sx={{
              width: 32,
              height: 32,
              borderRadius: '50%',
              bgcolor: tagColour(color),
              color: 'common.white',
            }}
          >
            {field.value === color && <Check aria-hidden sx={{ fontSize: 18 }} />}
          </ButtonBase>
        ))}
      </Box>
    </FieldShell>
  )
}

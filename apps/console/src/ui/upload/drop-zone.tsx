import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined'
import Box from '@mui/material/Box'
import { useRef, useState } from 'react'
import type { DragEvent } from 'react'
import { useTranslation } from 'react-i18next'

export type DropZoneProps = {
  id?: string
  label: string
  types: readonly string[]
  multiple: boolean
  disabled?: boolean
  describedBy?: string
  hint: string
  onFiles: (files: File[]) => void
}

const zone = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 0.5,
  width: '100%',
  minHeight: 112,
  p: 2,
  border: '1.5px dashed',
  borderRadius: '10px',
  font: 'inherit',
  textAlign: 'center',
  cursor: 'pointer',
  transition: 'background-color 120ms, border-color 120ms',
  '&:hover': { bgcolor: 'action.hover' },
  '&:disabled': { cursor: 'not-allowed', opacity: 0.6 },
} as const

export function DropZone({
  id,
  label,
  types,
  multiple,
  disabled,
  describedBy,
  hint,
  onFiles,
}: DropZoneProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!disabled) onFiles([...event.dataTransfer.files])
  }
  const onDragOver = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    <>
      <Box
        component="button"
        type="button"
        id={id}
        disabled={disabled}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
        onDragOver={onDragOver}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        sx={{
          ...zone,
          color: 'text.primary',
          bgcolor: isOver ? 'primary.tint' : 'background.paper',
          borderColor: isOver ? 'primary.main' : 'control',
        }}
      >
        <CloudUploadOutlined
          aria-hidden
          sx={{ fontSize: 24, color: isOver ? 'primary.main' : 'text.secondary' }}
        />
        <Box component="span" sx={{ fontSize: 14, lineHeight: '20px' }}>
          {isOver ? t('ui.upload.dropHere') : t('ui.upload.drop')}
          {!isOver && (
            <Box component="span" sx={{ color: 'primary.main', fontWeight: 600 }}>
              {t('ui.upload.browse')}
            </Box>
          )}
        </Box>
        <Box component="span" sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>
          {hint}
        </Box>
      </Box>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={types.join(',')}
        multiple={multiple}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // Without this the same file cannot be chosen again after it was removed.
          event.target.value = ''
        }}
      />
    </>
  )
}

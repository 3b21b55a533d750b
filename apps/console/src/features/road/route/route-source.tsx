import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import { FieldShell } from '../../../ui/form/field-shell.tsx'
import { DropZone } from '../../../ui/upload/drop-zone.tsx'

/** A text area with more than this makes typing slow. */
const mostShown = 200_000
const accepted = ['.kml', '.kmz', '.gpx']

export type RouteSourceProps = {
  kml: string
  isWrong: boolean
  textRef: Ref<HTMLElement>
  onText: (text: string) => void
  onFile: (file: File) => void
}

function LongText({ kml, onForget }: { kml: string; onForget: () => void }) {
  const { t } = useTranslation()
  const { bytes } = useFormat()
  return (
    <Box
      sx={{
        p: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: '8px',
        display: 'grid',
        gap: 1,
        fontSize: 13,
      }}
    >
      {t('route.form.longText', { size: bytes(kml.length) })}
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        sx={{ justifySelf: 'start' }}
        onClick={onForget}
      >
        {t('route.form.otherText')}
      </Button>
    </Box>
  )
}

/** The two ways to import a route. */
export function RouteSource({ kml, isWrong, textRef, onText, onFile }: RouteSourceProps) {
  const { t } = useTranslation()
  const [fileId, textId] = [useId(), useId()]
  return (
    <Box sx={{ display: 'grid', gap: 2.5, alignContent: 'start', minWidth: 0 }}>
      <FieldShell id={fileId} label={t('route.form.file')}>
        <DropZone
          id={fileId}
          label={t('route.form.file')}
          types={accepted}
          multiple={false}
          hint={t('route.form.fileHint')}
          onFiles={([file]) => file && onFile(file)}
        />
      </FieldShell>
      <FieldShell id={textId} label={t('route.form.text')} helper={t('route.form.textHelper')}>
        {kml.length > mostShown ? (
          <LongText kml={kml} onForget={() => onText('')} />
        ) : (
          <OutlinedInput
            fullWidth
            multiline
            rows={10}
            error={isWrong}
            value={kml}
            inputRef={textRef}
            placeholder={t('route.form.textPlaceholder')}
            onChange={({ target }) => onText(target.value)}
            slotProps={{ input: { id: textId, spellCheck: false, 'aria-invalid': isWrong } }}
            sx={{ '& textarea': { fontFamily: 'ui-monospace, Menlo, Consolas, monospace', fontSize: 12 } }}
          />
        )}
      </FieldShell>
    </Box>
  )
}

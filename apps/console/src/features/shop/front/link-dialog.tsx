import OpenInNew from '@mui/icons-material/OpenInNew'
import Print from '@mui/icons-material/PrintOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { getStoreInfo } from '@lumiroute/contract/store'
import LinkIcon from '@mui/icons-material/Link'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../../lib/api/query.ts'
import { TitledDialog } from '../../../ui/dialog/titled-dialog.tsx'
import { PrintSheet } from '../../../ui/print-sheet.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { useCopyLink } from './copy-link.ts'
import { frontAddress } from './front-address.ts'
import type { FrontThing } from './front-thing.ts'
import { Poster } from './poster.tsx'
import type { PosterProps } from './poster.tsx'
import { getPage, paperSizes, posterSizes } from './poster-sizes.ts'
import type { PosterSize } from './poster-sizes.ts'

type ThingProps = { storeCode: string; thing: FrontThing }

function LinkSection({ storeCode, thing }: ThingProps) {
  const { t } = useTranslation()
  const copy = useCopyLink(storeCode)
  const address = frontAddress(storeCode, thing.target)
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
      <QrCode text={address} label={t('front.link.code', { name: thing.name })} side="132px" />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{t('front.link.address')}</Box>
        <Box sx={{ fontSize: 13, lineHeight: '20px', fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {address}
        </Box>
        <Box sx={{ mt: 1, display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <Button size="small" variant="outlined" startIcon={<LinkIcon />} onClick={() => void copy(thing)}>
            {t('front.link.copy')}
          </Button>
          <Button size="small" startIcon={<OpenInNew />} href={address} target="_blank" rel="noopener">
            {t('front.link.open')}
          </Button>
        </Box>
      </Box>
    </Box>
  )
}

function SizeChoice({ size, onChange }: { size: PosterSize; onChange: (size: PosterSize) => void }) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Box>
      <Box id={id} sx={{ fontSize: 13, fontWeight: 550 }}>
        {t('front.poster.size')}
      </Box>
      <RadioGroup
        aria-labelledby={id}
        value={size}
        onChange={(_event, value) => onChange(value as PosterSize)}
        sx={{ mt: 0.5 }}
      >
        {posterSizes.map((each) => (
          <FormControlLabel key={each} value={each} control={<Radio />} label={t(`front.poster.${each}`)} />
        ))}
      </RadioGroup>
      <Box sx={{ mt: 1, fontSize: 13, lineHeight: '20px', color: 'text.secondary' }}>
        {t(`front.poster.${size}Text`)}
      </Box>
      <Box sx={{ mt: 1, fontSize: 12, lineHeight: '18px', color: 'text.secondary' }}>
        {t('front.poster.printHint')}
      </Box>
    </Box>
  )
}

const pixelsPerMm = 96 / 25.4
const previewHeight = 340

/** The sheet of paper, drawn smaller. */
function PosterPreview(props: PosterProps) {
  const { t } = useTranslation()
  const { width, height } = paperSizes[props.size]
  const scale = previewHeight / (height * pixelsPerMm)
  return (
    <Box
      role="img"
      aria-label={t('front.poster.preview')}
      sx={{
        width: width * pixelsPerMm * scale,
        height: previewHeight,
        flexShrink: 0,
        mx: 'auto',
        overflow: 'hidden',
        bgcolor: '#fff',
        color: '#000',
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Box aria-hidden sx={{ transform: `scale(${scale})`, transformOrigin: '0 0', width: `${width}mm` }}>
        <Poster {...props} />
      </Box>
    </Box>
  )
}

function Notes({ thing, isStoreShown }: { thing: FrontThing; isStoreShown: boolean }) {
  const { t } = useTranslation()
  if (!isStoreShown) return <Alert severity="warning">{t('front.link.storeHidden')}</Alert>
  return thing.isShown ? null : <Alert severity="warning">{t('front.link.hidden')}</Alert>
}

function usePoster({ storeCode, thing }: ThingProps, size: PosterSize) {
  const { data } = useRead(getStoreInfo, { storeCode }, { staleTime: 60_000 })
  const store = data?.storeList[0]
  const poster: PosterProps = {
    size,
    storeName: store?.storeName ?? '',
    logo: store?.storeImage ?? null,
    address: frontAddress(storeCode, thing.target),
    title: thing.name,
    text: thing.text,
    image: thing.image ?? null,
  }
  return { poster, store }
}

export type LinkDialogProps = ThingProps & { open: boolean; onClose: () => void }

/** Link, QR code and poster of a page of the store's front. */
export function LinkDialog({ storeCode, thing, open, onClose }: LinkDialogProps) {
  const { t } = useTranslation()
  const [size, setSize] = useState<PosterSize>('a4')
  const [isPrinting, setPrinting] = useState(false)
  const { poster, store } = usePoster({ storeCode, thing }, size)
  return (
    <TitledDialog
      open={open}
      title={t('front.link.title', { name: thing.name })}
      maxWidth="sm"
      onClose={onClose}
    >
      <DialogContent sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
        <Notes thing={thing} isStoreShown={store?.storeEnabled !== false} />
        <LinkSection {...{ storeCode, thing }} />
        <Box
          sx={{
            pt: 2.5,
            borderTop: 1,
            borderColor: 'divider',
            display: 'grid',
            gap: 2.5,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
          }}
        >
          <SizeChoice size={size} onChange={setSize} />
          <PosterPreview {...poster} />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {t('ui.dialog.close')}
        </Button>
        <Button
          variant="contained"
          startIcon={<Print />}
          disabled={!store || isPrinting}
          onClick={() => setPrinting(true)}
        >
          {t('front.poster.print')}
        </Button>
      </DialogActions>
      {isPrinting && (
        <PrintSheet page={getPage(size)} onDone={() => setPrinting(false)}>
          <Poster {...poster} />
        </PrintSheet>
      )}
    </TitledDialog>
  )
}

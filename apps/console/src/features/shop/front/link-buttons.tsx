import LinkIcon from '@mui/icons-material/Link'
import QrCode2 from '@mui/icons-material/QrCode2'
import Button from '@mui/material/Button'
import { Suspense, lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCopyLink } from './copy-link.ts'
import type { FrontThing } from './front-thing.ts'

const LinkDialog = lazy(async () => ({ default: (await import('./link-dialog.tsx')).LinkDialog }))

/** For the header of a page: copies the link of what the page is about, or opens its poster. */
export function LinkButtons({ storeCode, thing }: { storeCode: string; thing: FrontThing }) {
  const { t } = useTranslation()
  const copy = useCopyLink(storeCode)
  const [isOpen, setOpen] = useState(false)
  const look = { variant: 'outlined', color: 'inherit' } as const
  return (
    <>
      <Button {...look} startIcon={<LinkIcon />} onClick={() => void copy(thing)}>
        {t('front.link.copy')}
      </Button>
      <Button {...look} startIcon={<QrCode2 />} onClick={() => setOpen(true)}>
        {t('front.link.poster')}
      </Button>
      <Suspense>
        {isOpen && <LinkDialog open {...{ storeCode, thing }} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}

import type { Store } from '@lumiroute/contract/store'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { DescriptionList } from '../../../ui/description-list.tsx'
import { Section } from '../../../ui/section.tsx'
import { fileUrl } from './store-images.ts'

function OutLink({ href, text }: { href: string; text: string }) {
  // A stored javascript: URL would run in the reader's session, so link only http and https.
  if (!/^https?:\/\//i.test(href)) return text || null
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer">
      {text}
    </Link>
  )
}

const lineAddress = (account: string) =>
  account.startsWith('@') ? `https://line.me/R/ti/p/${encodeURIComponent(account)}` : account

const lines = { whiteSpace: 'pre-line' } as const

export function InfoAbout({ store }: { store: Store }) {
  const { t } = useTranslation()
  const texts = ['storeIntro', 'storeService', 'storeReserve'] as const
  const items = texts.map((id) => ({
    id,
    term: t(`store.field.${id}`),
    value: store[id] && <Box sx={lines}>{store[id]}</Box>,
  }))
  return (
    <Section title={t('store.info.about')}>
      <DescriptionList items={items} />
    </Section>
  )
}

export function InfoLinks({ store }: { store: Store }) {
  const { t } = useTranslation()
  const { storeWebsite, storeLineoa, storeFacebook } = store
  const links = [
    { id: 'storeWebsite', href: storeWebsite, text: storeWebsite },
    { id: 'storeLineoa', href: lineAddress(storeLineoa), text: storeLineoa },
    { id: 'storeFacebook', href: storeFacebook, text: storeFacebook },
  ] as const
  const items = links.map(({ id, href, text }) => ({
    id,
    term: t(`store.field.${id}`),
    value: text && <OutLink href={href} text={text} />,
  }))
  return (
    <Section title={t('store.info.links')}>
      <DescriptionList items={items} />
    </Section>
  )
}

const picture = {
  display: 'block',
  width: '100%',
  aspectRatio: '2 / 1',
  objectFit: 'cover',
  borderRadius: '8px',
  border: 1,
  borderColor: 'divider',
} as const

export function InfoImages({ store }: { store: Store }) {
  const { t } = useTranslation()
  const { storeName: name, storeBigImage } = store
  return (
    <Section title={t('store.info.images')} text={t('store.info.imagesText')}>
      {storeBigImage.length === 0 ? (
        <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{t('store.info.noImages')}</Box>
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' },
          }}
        >
          {storeBigImage.map((file, index) => (
            <Box
              key={file}
              component="img"
              src={fileUrl(file)}
              alt={t('store.info.bigImageOf', { name, index: index + 1 })}
              loading="lazy"
              sx={picture}
            />
          ))}
        </Box>
      )}
    </Section>
  )
}

import { isUsedBy } from '@lumiroute/contract/ad'
import type { Ad, MoveType, TypedField } from '@lumiroute/contract/ad'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import { DescriptionList } from '../../../ui/description-list.tsx'
import type { Description } from '../../../ui/description-list.tsx'
import { MonoCode } from '../../../ui/figures.tsx'
import { Section } from '../../../ui/section.tsx'
import { fileUrl } from '../../platform/store/store-images.ts'
import { codeText, orientationText } from './ad-choices.ts'
import type { AdParts } from './ad-parts.ts'
import { withLabel } from '../../../lib/format/join.ts'

type Facts = { ad: Ad }

const uses = ({ moveType }: Ad, field: TypedField) => isUsedBy(moveType.code as MoveType, field)
const fact = (t: TFunction, id: string, value: Description['value']): Description => ({
  id,
  term: t(`ad.field.${id}` as 'ad.field.name'),
  value,
})

function OutLink({ href }: { href: string }) {
  // A stored javascript: URL would run in the reader's session, so link only http and https.
  if (!/^https?:\/\//i.test(href)) return href || null
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer">
      {href}
    </Link>
  )
}

function Picture({ uuidName, name }: { uuidName: string | null; name: string }) {
  const { t } = useTranslation()
  if (!uuidName) return null
  return (
    <Box
      component="img"
      src={fileUrl(uuidName)}
      alt={t('ad.view.image', { name })}
      loading="lazy"
      sx={{
        display: 'block',
        maxWidth: '100%',
        maxHeight: 120,
        borderRadius: '6px',
        border: 1,
        borderColor: 'divider',
      }}
    />
  )
}

type RouteParts = Pick<AdParts, 'PreviewRouteButton'>

function RouteFact({ ad, parts }: Facts & { parts: RouteParts }) {
  const { t } = useTranslation()
  const { route } = ad.vehicle
  if (!route) return t('ad.view.none')
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
      {route.name}
      <parts.PreviewRouteButton routeId={route.id} />
    </Box>
  )
}

/** Each screen by name; older ads without screens show the typed text. */
function ScreenFacts({ ad }: Facts) {
  const { t } = useTranslation()
  if (ad.screens.length === 0)
    return (
      <Alert severity="warning" sx={{ py: 0.25 }}>
        {withLabel(t('ad.view.noScreen'), ad.unitedDeviceId)}
      </Alert>
    )
  return ad.screens.map(({ id, name, macAddr }) => (
    <Box key={id}>
      {name} <MonoCode>{macAddr}</MonoCode>
    </Box>
  ))
}

export function BasicFacts({ ad, parts }: Facts & { parts: RouteParts }) {
  const { t } = useTranslation()
  const items = [
    fact(t, 'name', ad.name),
    fact(t, 'moveType', codeText(t, 'moveType', ad.moveType)),
    fact(t, 'vehicleType', codeText(t, 'vehicleType', ad.vehicle.type)),
    ...(uses(ad, 'routeId') ? [fact(t, 'route', <RouteFact ad={ad} parts={parts} />)] : []),
    ...(uses(ad, 'placeId') ? [fact(t, 'fixLocation', ad.fixLocation)] : []),
    ...(uses(ad, 'routeId') ? [] : [fact(t, 'screens', <ScreenFacts ad={ad} />)]),
  ]
  return (
    <Section title={t('ad.form.basic')}>
      <DescriptionList items={items} />
    </Section>
  )
}

export function ContentFacts({ ad }: Facts) {
  const { t } = useTranslation()
  const items = [
    fact(t, 'mode', codeText(t, 'mode', ad.mode)),
    fact(t, 'orientation', orientationText(t, ad.orientation)),
    fact(t, 'playId1', ad.playlistOne?.name),
    ...(ad.mode.code === 'basic' ? [] : [fact(t, 'playId2', ad.playlistTwo?.name ?? t('ad.view.none'))]),
  ]
  return (
    <Section title={t('ad.form.content')}>
      <DescriptionList items={items} />
    </Section>
  )
}

type PrizeParts = Pick<AdParts, 'PrizeName'>

/** Rules of a round, and what winners get. */
function useRuleFacts(ad: Ad, { PrizeName }: PrizeParts): Description[] {
  const { t } = useTranslation()
  const { count } = useFormat()
  const { gameWinScore, gameDailyPlays, gameCoupon } = ad
  const prize = gameCoupon && <PrizeName code={gameCoupon} storeCode={ad.store.storeCode} />
  return [
    fact(t, 'gameSeconds', `${ad.gameSeconds} ${t('ad.form.seconds')}`),
    fact(t, 'gameDifficulty', t(`ad.gameDifficulty.${ad.gameDifficulty}`)),
    fact(
      t,
      'gameWinScore',
      gameWinScore ? `${count(gameWinScore)} ${t('ad.game.points')}` : t('ad.game.bestWins'),
    ),
    fact(t, 'gameNames', t(`ad.gameNames.${ad.gameNames}`)),
    fact(t, 'gameCoupon', prize || t('ad.game.noPrize')),
    fact(
      t,
      'gameDailyPlays',
      gameDailyPlays ? `${gameDailyPlays} ${t('ad.game.times')}` : t('ad.game.anyPlays'),
    ),
  ]
}

function GameFacts({ ad, parts }: Facts & { parts: PrizeParts }) {
  const { t } = useTranslation()
  const rules = useRuleFacts(ad, parts)
  const items = [
    fact(t, 'gameId', ad.game?.name ?? t('ad.view.none')),
    fact(t, 'waitSeconds', `${ad.waitSeconds} ${t('ad.form.seconds')}`),
    ...rules,
    ...(uses(ad, 'gameEndUri')
      ? [
          fact(t, 'gameEndUri', <OutLink href={ad.gameEndUri} />),
          fact(t, 'gameWinUri', <OutLink href={ad.gameWinUri} />),
        ]
      : []),
    ...(uses(ad, 'unitedRoomId')
      ? [
          fact(t, 'unitedRoomId', ad.unitedRoomId && <MonoCode>{ad.unitedRoomId}</MonoCode>),
          fact(t, 'unitedBanner', ad.unitedBanner && <Picture uuidName={ad.unitedBanner} name={ad.name} />),
        ]
      : []),
  ]
  return (
    <Section title={t('ad.form.game')}>
      <DescriptionList items={items} />
    </Section>
  )
}

function StreamFacts({ ad }: Facts) {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  const items = [
    fact(t, 'enabled', ad.enabled ? t('ad.view.on') : t('ad.view.off')),
    fact(t, 'streamUrl', ad.streamUrl && <OutLink href={ad.streamUrl} />),
    fact(t, 'muxToken', ad.muxToken && <MonoCode>{ad.muxToken}</MonoCode>),
    fact(t, 'startAt', dateTime(ad.startAt)),
    fact(t, 'stopAt', dateTime(ad.stopAt)),
    fact(t, 'streamLogUrl', ad.streamLogUrl && <OutLink href={ad.streamLogUrl} />),
  ]
  return (
    <Section title={t('ad.form.stream')}>
      <DescriptionList items={items} />
    </Section>
  )
}

export function KindFacts({ ad, parts }: Facts & { parts: PrizeParts }) {
  if (uses(ad, 'gameId')) return <GameFacts ad={ad} parts={parts} />
  return uses(ad, 'streamUrl') ? <StreamFacts ad={ad} /> : null
}

export function LayoutFacts({ ad, parts: { TargetName } }: Facts & { parts: Pick<AdParts, 'TargetName'> }) {
  const { t } = useTranslation()
  const { bannerWidth, bannerHeight } = ad
  const target = ad.qrcodeUrl && <TargetName address={ad.qrcodeUrl} storeCode={ad.store.storeCode} />
  const size =
    bannerWidth || bannerHeight ? `${bannerWidth ?? '—'} × ${bannerHeight ?? '—'} ${t('ad.form.pixels')}` : ''
  const items = [
    fact(t, 'marquee', ad.marquee),
    fact(t, 'enabledBanner', ad.enabledBanner ? t('ad.view.on') : t('ad.view.off')),
    ...(ad.enabledBanner
      ? [
          fact(t, 'bannerImage', ad.bannerImage && <Picture uuidName={ad.bannerImage} name={ad.name} />),
          fact(t, 'bannerSize', size),
        ]
      : []),
    fact(t, 'enabledQrcodeLog', ad.enabledQrcodeLog ? t('ad.view.on') : t('ad.view.off')),
    ...(ad.enabledQrcodeLog ? [fact(t, 'qrcodeUrl', target)] : []),
  ]
  return (
    <Section title={t('ad.form.layout')}>
      <DescriptionList items={items} />
    </Section>
  )
}

import type { Ad } from '@lumiroute/contract/ad'
import type { Playlist } from '@lumiroute/contract/playlist'
import type { ArGame } from '@lumiroute/contract/store'
import { gameSeconds, isUsedBy } from '@lumiroute/contract/ad'
import { Suspense, lazy, useDeferredValue, useMemo } from 'react'
import { programmeOfAd } from '../ad-preview/ad-programme.ts'
import { LoadingState } from '../../../ui/states.tsx'
import type { AdValues } from './ad-values.ts'

const StreamPreview = lazy(async () => ({ default: (await import('./stream-preview.tsx')).StreamPreview }))
const GameDemo = lazy(async () => ({ default: (await import('./game-demo.tsx')).GameDemo }))
const StageView = lazy(async () => ({
  default: (await import('../../../ui/stage/stage-view.tsx')).StageView,
}))

/** A round of a length that is being typed, such as 9 of 90, would be over at once. */
const getSeconds = ({ gameSeconds: typed = gameSeconds.usual }: AdValues) =>
  Math.max(gameSeconds.min, Math.min(gameSeconds.max, typed))

function Demo({ values }: { values: AdValues }) {
  const { gameId, gameDifficulty: difficulty, orientation, moveType } = values
  if (gameId === '' || !isUsedBy(moveType, 'gameId')) return null
  return <GameDemo game={gameId as ArGame} {...{ difficulty, orientation }} seconds={getSeconds(values)} />
}

/** Only the values that the preview depends on: typing a name or a memo must not rebuild the programme. */
const getShown = (values: AdValues) => ({
  mode: values.mode,
  orientation: values.orientation,
  playId1: values.playId1 || undefined,
  playId2: values.playId2 || null,
  enabledBanner: values.enabledBanner,
  bannerImage: values.bannerImage[0]?.uuidName ?? null,
  bannerWidth: values.bannerWidth || null,
  bannerHeight: values.bannerHeight || null,
  marquee: values.marquee,
  enabledQrcodeLog: values.enabledQrcodeLog,
  qrcodeUrl: values.qrcodeUrl,
})

export type AdStageProps = { values: AdValues; playlists: readonly Playlist[] | undefined; saved?: Ad }

/** Preview of the form's values, deferred so that typing stays fast. */
export function AdStage({ values, playlists, saved }: AdStageProps) {
  // As a string: an object that is new on every render would never settle in useDeferredValue.
  const shown = useDeferredValue(JSON.stringify(getShown(values)))
  const programme = useMemo(
    () => playlists && programmeOfAd(JSON.parse(shown) as ReturnType<typeof getShown>, playlists),
    [shown, playlists],
  )
  return (
    <Suspense fallback={<LoadingState lines={4} />}>
      {values.moveType === 'store_streaming' && <StreamPreview values={values} saved={saved} />}
      <Demo values={values} />
      <StageView programme={programme} controls />
    </Suspense>
  )
}

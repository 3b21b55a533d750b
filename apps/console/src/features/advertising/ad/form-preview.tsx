import type { Ad } from '@lumiroute/contract/ad'
import type { Playlist } from '@lumiroute/contract/playlist'
import { useWatch } from 'react-hook-form'
import type { AdControl } from './ad-fields-type.ts'
import { AdStage } from './ad-stage.tsx'
import type { AdValues } from './ad-values.ts'
import { newAd } from './ad-values.ts'

export type FormPreviewProps = { control: AdControl; playlists: readonly Playlist[] | undefined; saved?: Ad }

/** Preview that follows the form. */
export function FormPreview({ control, playlists, saved }: FormPreviewProps) {
  const values = useWatch({ control })
  const whole: AdValues = { ...newAd, ...(values as Partial<AdValues>) }
  return <AdStage values={whole} playlists={playlists} saved={saved} />
}

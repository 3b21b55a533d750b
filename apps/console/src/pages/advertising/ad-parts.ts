import type { AdParts } from '../../features/advertising/ad/ad-parts.ts'
import { PlaceField } from '../../features/road/place/place-field.tsx'
import { PreviewRouteButton } from '../../features/road/route/preview-route-button.tsx'
import { ScreenField } from '../../features/road/screen/screen-field.tsx'

export const adParts: AdParts = { PlaceField, ScreenField, PreviewRouteButton }

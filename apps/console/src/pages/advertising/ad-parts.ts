import type { AdParts } from '../../features/advertising/ad/ad-parts.ts'
import { PlaceField } from '../../features/road/place/place-field.tsx'
import { PreviewRouteButton } from '../../features/road/route/preview-route-button.tsx'
import { ScreenField } from '../../features/road/screen/screen-field.tsx'
import { PrizeField } from '../../features/shop/coupon/prize-field.tsx'
import { PrizeName } from '../../features/shop/coupon/prize-name.tsx'
import { TargetField } from '../../features/shop/front/target-field.tsx'
import { TargetName } from '../../features/shop/front/target-name.tsx'

export const adParts: AdParts = {
  PlaceField,
  ScreenField,
  PreviewRouteButton,
  PrizeField,
  PrizeName,
  TargetField,
  TargetName,
}

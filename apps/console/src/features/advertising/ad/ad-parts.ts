import type { ComponentType } from 'react'
import type { AdControl } from './ad-fields-type.ts'

/** Components of the road area that the pages pass in, because advertising may not import road. */
export type AdParts = {
  PlaceField: ComponentType<{ control: AdControl }>
  ScreenField: ComponentType<{ control: AdControl; storeId: number }>
  PreviewRouteButton: ComponentType<{ routeId: number }>
}

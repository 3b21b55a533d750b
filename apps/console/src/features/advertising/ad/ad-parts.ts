import type { ComponentType } from 'react'
import type { AdControl } from './ad-fields-type.ts'

/** Components of road and shop that the pages pass in, because advertising may import neither. */
export type AdParts = {
  PlaceField: ComponentType<{ control: AdControl }>
  ScreenField: ComponentType<{ control: AdControl; storeId: number }>
  PreviewRouteButton: ComponentType<{ routeId: number }>
  PrizeField: ComponentType<{ control: AdControl; storeCode: string }>
  TargetField: ComponentType<{ control: AdControl; storeCode: string; required: boolean }>
  TargetName: ComponentType<{ address: string; storeCode: string }>
  PrizeName: ComponentType<{ code: string; storeCode: string }>
}

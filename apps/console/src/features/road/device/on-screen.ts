import type { OnScreen } from '@lumiroute/contract/device'

/** 播放中 on every list and on the live map: the ad, then the material, game or stream of it; '' for none. */
export function onScreenText(shown: OnScreen | null | undefined): string {
  const names = shown ? [shown.adName, shown.name].filter(Boolean) : []
  return [...new Set(names)].join('・')
}

import type { OnScreen } from '@lumiroute/contract/device'

/** 播放中 in every list and on the live map: the ad, then its material, game or stream; '' for none. */
export function onScreenText(shown: OnScreen | null | undefined): string {
  const names = shown ? [shown.adName, shown.name].filter(Boolean) : []
  return [...new Set(names)].join('・')
}

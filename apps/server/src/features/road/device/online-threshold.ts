import type { Deps } from '../../../deps.ts'

const minuteMs = 60_000

/** A device that has not called since this time is offline. */
export const getOnlineThreshold = ({ settings, now }: Pick<Deps, 'settings' | 'now'>) =>
  new Date(now().getTime() - settings.deviceOfflineMinutes * minuteMs)

import type { FrontPointCard } from '@lumiroute/contract/front'
import type { OwnCard } from '@lumiroute/contract/point-card'
import type { StampCardLook } from './stamp-card.tsx'

export const lookOfOwn = ({ pcName, pcColor, pcBgImage, pcIcon, goal, points, rewards }: OwnCard) =>
  ({
    pcName,
    pcColor,
    pcBgImage,
    pcIcon,
    goal,
    points,
    rewardsAt: rewards.map(({ at }) => at),
  }) satisfies StampCardLook

export const lookOfNew = ({ pcName, pcColor, pcBgImage, pcIcon, pcGoal, pcRewards }: FrontPointCard) =>
  ({
    pcName,
    pcColor,
    pcBgImage,
    pcIcon,
    goal: pcGoal,
    points: 0,
    rewardsAt: pcRewards.map(({ at }) => at),
  }) satisfies StampCardLook

/** Points are still collected on it, or its reward is still to be had. */
export const isOpen = ({ state }: OwnCard) => state === 'active' || state === 'full'

import { done } from '@lumiroute/contract/text/zh-TW'

export const common = {
  done,
  quoted: '「{name}」',
} as const

import type { LineProfile } from '../line.port.ts'
import type { Books } from './books.ts'

const names = ['小雨', '阿凱', 'Mia', 'Leo', '柚子', 'Ivy', '阿哲', '小米', 'Ray', '安安', 'Coco', '大熊']

/** In a demo everybody has a profile, the same on each request. */
export function findProfile({ profiles, isDemo }: Books, userId: string): LineProfile | undefined {
  const known = profiles.get(userId)
  if (known || !isDemo) return known
  const displayName = names[Number.parseInt(userId.slice(-4), 16) % names.length] ?? '小光'
  return { userId, displayName, pictureUrl: '', language: 'zh-TW' }
}

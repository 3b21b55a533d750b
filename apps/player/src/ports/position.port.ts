import type { Fix } from '../core/driving.ts'

export type { Fix }
export type PositionPort = { current: () => Fix | null }

export type Fix = { lat: number; lng: number; accuracy: number; deviceMs: number }
export type PositionPort = { current: () => Fix | null }

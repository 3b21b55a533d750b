import { createSecret, hashSecret } from '../playbox/pairing-code.ts'

/** Whoever has it plays on the seat; only its hash is stored. */
export const createSeatToken = createSecret
export const hashSeatToken = hashSecret

/** The socket of a room's phones and screens. */
export const getSocketPath = (roomCode: string) => `/api/game/socket/${roomCode}`

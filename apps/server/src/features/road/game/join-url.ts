/** The address in the QR code of a waiting screen. */
export const joinUrl = (origin: string, roomCode: string) => `${origin}/g/${roomCode}`

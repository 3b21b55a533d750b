/** The address in the QR code of a waiting screen. */
export const getJoinUrl = (origin: string, roomCode: string) => `${origin}/g/${roomCode}`

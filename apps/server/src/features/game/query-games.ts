import { arGames } from '@lumiroute/contract'

const gameList = Object.entries(arGames).map(([id, name]) => ({ id: Number(id), name: name as string }))

export const queryGames = async () => ({ gameList })

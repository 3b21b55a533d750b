export { type Head, getHeadStatement, linkRow, startChain, type Tombstone } from './chain.ts'
export { type ChainImage, type ChainPlay, getImageLine, getPlayLine } from './play-line.ts'
export { sha256Hex } from './sha256.ts'

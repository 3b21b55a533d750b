import { mask } from '@lumiroute/contract/third-party'

/** Shorter than this, the last four characters would give away too much of the rest. */
const shortestShown = 12

export const maskText = (text: string) => (text.length < shortestShown ? mask : `${mask}${text.slice(-4)}`)

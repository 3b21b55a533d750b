import { mask } from '@lumiroute/contract/third-party'

/** Below this length the last four characters would reveal too much of the rest. */
const shortestShown = 12

export const maskText = (text: string) => (text.length < shortestShown ? mask : `${mask}${text.slice(-4)}`)

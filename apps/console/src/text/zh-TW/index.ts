import { ui } from './ui.ts'

export const zhTW = { ui }

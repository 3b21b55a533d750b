import type { signIn as base } from '../zh-TW/sign-in.ts'

export const signIn: Record<keyof typeof base, string> = {
  action: 'Sign in with LINE',
  busy: 'Opening LINE…',
  failed: 'Sign-in failed. Please try again later.',
  note: 'Sign in with LINE, no password needed.',
  notOffered: 'Order by phone or in the store',
  notOfferedHelp: 'This store has no online sign-in yet. You are welcome to browse its products and news.',
}

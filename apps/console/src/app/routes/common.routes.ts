import type { PageRow } from './page-row.ts'

/** Sign-in and stores: they need the common texts only. */
export const commonPages: readonly PageRow[] = [
  {
    path: '/signin',
    title: 'session.signIn.title',
    access: 'public',
    page: async () => (await import('../../pages/platform/sign-in.tsx')).SignInPage,
  },
  {
    path: '/signup',
    title: 'session.signUp.title',
    access: 'public',
    page: async () => (await import('../../pages/platform/sign-up.tsx')).SignUpPage,
  },
  {
    path: '/forgot-password',
    title: 'session.forgotPassword.title',
    access: 'public',
    page: async () => (await import('../../pages/platform/forgot-password.tsx')).ForgotPasswordPage,
  },
  {
    path: '/reset-password',
    title: 'session.resetPassword.title',
    access: 'public',
    page: async () => (await import('../../pages/platform/reset-password.tsx')).ResetPasswordPage,
  },
  {
    path: '/store/list',
    title: 'nav.storeList',
    access: 'operator',
    page: async () => (await import('../../pages/platform/store-list.tsx')).StoreListPage,
  },
]

import type { PageRow } from './page-row.ts'

/** Home page, accounts and sign-in. */
export const startPages: readonly PageRow[] = [
  {
    path: '/first-page',
    title: 'nav.firstPage',
    access: 'reports.read',
    page: async () => (await import('../../pages/platform/first-page.tsx')).FirstPage,
  },
  {
    path: '/account',
    title: 'nav.account',
    access: 'self',
    page: async () => (await import('../../pages/platform/account.tsx')).AccountPage,
  },
  {
    path: '/verify-email',
    title: 'emailAddress.verify.title',
    access: 'public',
    page: async () => (await import('../../pages/platform/verify-email.tsx')).VerifyEmailPage,
  },
  {
    path: '/undo-email',
    title: 'emailAddress.undo.title',
    access: 'public',
    page: async () => (await import('../../pages/platform/undo-email.tsx')).UndoEmailPage,
  },
  {
    path: '/store/admin/create',
    title: 'account.firstAdmin.page',
    access: 'operator',
    parent: '/store/list',
    page: async () => (await import('../../pages/platform/store-admin.tsx')).StoreAdminPage,
  },
  {
    path: '/store/account/list',
    title: 'nav.accountList',
    access: 'accounts.manage',
    page: async () => (await import('../../pages/platform/store-account-list.tsx')).StoreAccountListPage,
  },
  {
    path: '/store/create',
    title: 'store.form.page',
    access: 'operator',
    parent: '/store/list',
    page: async () => (await import('../../pages/platform/store-form.tsx')).StoreFormPage,
  },
  {
    path: '/store/edit',
    title: 'store.form.page',
    access: 'operator',
    parent: '/store/list',
    page: async () => (await import('../../pages/platform/store-form.tsx')).StoreFormPage,
  },
]

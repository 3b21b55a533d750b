type Page = (...params: never[]) => string

/** The console pages that mails link to; everything else names a page by kind and leaves the URL to the console. */
const pages = {
  resetPassword: (token: string) => `/reset-password?token=${token}`,
  secondFactor: () => '/account/second-factor',
  forgotPassword: () => '/forgot-password',
  verifyEmail: (token: string) => `/verify-email?token=${token}`,
  undoEmail: (token: string) => `/undo-email?token=${token}`,
  ad: (adId: number) => `/ad/edit?id=${adId}&readonly=1`,
  offlineDevices: () => '/device/list?status=offline',
  transparencyLog: () => '/transparency-log',
  account: () => '/account',
  makeGoods: () => '/make-good/list',
  lateRecords: (isOperator: boolean) =>
    `/adrecord/list?${isOperator ? 'store=*&state=notStarted' : 'state=notStarted'}`,
} satisfies Record<string, Page>

/** The absolute URL of a console page, for a mail. */
export const linkToPage = <Name extends keyof typeof pages>(
  consoleUrl: string,
  page: Name,
  ...params: Parameters<(typeof pages)[Name]>
): string => consoleUrl + (pages[page] as (...params: unknown[]) => string)(...params)

import type { AuditEvent } from '@lumiroute/contract/audit'
import { storeRoles } from '@lumiroute/contract/store-roles'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import { DescriptionList } from '../../../ui/description-list.tsx'
import { MonoCode } from '../../../ui/figures.tsx'
import { auditPath } from './audit.paths.ts'
import { ChangeTable } from './change-table.tsx'

function Same({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} underline="hover" sx={{ ml: 1.5, fontSize: 13, whiteSpace: 'nowrap' }}>
      {children}
    </Link>
  )
}

const roleText = (t: TFunction, { role, isPlatform }: AuditEvent): string => {
  const known = storeRoles.find((each) => each === role)
  return known ? t(`role.${known}`) : isPlatform ? t('audit.platform') : ''
}

function useFacts(event: AuditEvent) {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  const { account, address, objectKind, objectId } = event
  return [
    { id: 'at', term: t('audit.field.at'), value: dateTime(event.at) },
    {
      id: 'account',
      term: t('audit.field.account'),
      value: account && (
        <>
          <MonoCode>{account.adminAccount}</MonoCode>
          <Same href={auditPath({ account: account.adminAccount })}>{t('audit.sameAccount')}</Same>
        </>
      ),
    },
    { id: 'role', term: t('audit.field.role'), value: roleText(t, event) },
    {
      id: 'address',
      term: t('audit.field.address'),
      value: address && (
        <>
          <MonoCode>{address}</MonoCode>
          <Same href={auditPath({ address })}>{t('audit.sameAddress')}</Same>
        </>
      ),
    },
    { id: 'userAgent', term: t('audit.field.userAgent'), value: event.userAgent },
    {
      id: 'object',
      term: t('audit.field.object'),
      value: objectId && (
        <>
          {[t(`audit.object.${objectKind}`), event.objectName, `#${objectId}`].filter(Boolean).join(' ')}
          <Same href={auditPath({ objectKind, objectId })}>{t('audit.sameObject')}</Same>
        </>
      ),
    },
  ].filter(({ value }) => value)
}

/** Everything about one event: from where, and each changed field before and after. */
export function AuditDetail({ event }: { event: AuditEvent }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, py: 1 }}>
      <ChangeTable event={event} />
      <DescriptionList items={useFacts(event)} />
    </Box>
  )
}

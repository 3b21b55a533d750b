import type { Member } from '@lumiroute/contract/member'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DescriptionList } from '../../../ui/description-list.tsx'
import { DateTime, MonoCode } from '../../../ui/figures.tsx'
import { Section } from '../../../ui/section.tsx'

type Term = keyof Pick<
  Member,
  | 'mbrName'
  | 'mbrMobile'
  | 'mbrEmail'
  | 'mbrGender'
  | 'mbrBirth'
  | 'mbrAddr'
  | 'mbrLevel'
  | 'source'
  | 'followedAt'
  | 'consent'
  | 'mbrCode'
  | 'createdAt'
  | 'memo'
>

export function MemberProfile({ member }: { member: Member }) {
  const { t } = useTranslation()
  const { mbrGender, mbrBirth, consent } = member
  const shown: Partial<Record<Term, ReactNode>> = {
    mbrName: member.mbrName,
    mbrMobile: member.mbrMobile,
    mbrEmail: member.mbrEmail,
    mbrGender: mbrGender && t(`member.gender.${mbrGender}`),
    mbrBirth: mbrBirth && <DateTime at={mbrBirth} show="date" />,
    mbrAddr: member.mbrAddr,
    mbrLevel: member.mbrLevel,
    source: t(`member.source.${member.source.type}`),
    followedAt: member.followedAt && <DateTime at={member.followedAt} />,
    consent:
      consent &&
      t(consent.messages === false ? 'member.detail.consentSilent' : 'member.detail.consent', {
        version: consent.version,
      }),
    mbrCode: <MonoCode>{member.mbrCode}</MonoCode>,
    createdAt: <DateTime at={member.createdAt} />,
    memo: member.memo,
  }
  const items = (Object.keys(shown) as Term[]).map((id) => ({
    id,
    term: t(`member.field.${id}`),
    value: shown[id],
  }))
  return (
    <Section title={t('member.detail.profile')} text={t('member.detail.profileText')}>
      <DescriptionList items={items} />
    </Section>
  )
}

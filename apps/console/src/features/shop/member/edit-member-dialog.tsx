import { genderCodes, getMember, listMembers, MemberForm, updateMember } from '@lumiroute/contract/member'
import type { Member } from '@lumiroute/contract/member'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useContractForm } from '../../../lib/form/contract-form.ts'
import { getDay } from '../../../lib/format/format.ts'
import { useAct } from '../../../lib/api/query.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { DateField } from '../../../ui/form/date-field.tsx'
import { Wide } from '../../../ui/form/form-layout.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { SwitchField } from '../../../ui/form/switch-field.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'

export type EditMemberDialogProps = { storeCode: string; member: Member; onClose: () => void }

function useMemberForm({ storeCode, member, onClose }: EditMemberDialogProps) {
  const { t } = useTranslation()
  const update = useAct(updateMember, {
    invalidate: [getMember, listMembers],
    quiet: 'errors',
    success: () => t('member.edit.saved'),
  })
  const { mbrCode, version } = member
  return useContractForm({
    schema: MemberForm,
    defaultValues: {
      mbrName: member.mbrName,
      mbrMobile: member.mbrMobile,
      mbrEmail: member.mbrEmail,
      mbrGender: member.mbrGender,
      mbrBirth: member.mbrBirth ?? '',
      mbrAddr: member.mbrAddr,
      mbrLevel: member.mbrLevel,
      memo: member.memo,
      mbrEnabled: member.mbrEnabled,
    },
    onSubmit: async (values) => {
      await update.mutateAsync({ store: storeCode, mbrCode, ...values, version })
      onClose()
    },
  })
}

export function EditMemberDialog(props: EditMemberDialogProps) {
  const { t } = useTranslation()
  const { control, submit, busy, dirty, failure } = useMemberForm(props)
  const [today] = useState(() => getDay(new Date()))
  const genders = genderCodes.flatMap((value) =>
    value ? [{ value, label: t(`member.gender.${value}`) }] : [],
  )
  const label = (
    name: 'mbrName' | 'mbrMobile' | 'mbrEmail' | 'mbrGender' | 'mbrBirth' | 'mbrAddr' | 'mbrLevel',
  ) => ({ control, name, label: t(`member.field.${name}`) }) as const
  return (
    <FormDialog
      open
      title={t('member.edit.title')}
      onClose={props.onClose}
      onSubmit={submit}
      columns={2}
      width="md"
      {...{ busy, dirty, failure }}
    >
      <TextField {...label('mbrName')} maxLength={50} autoFocus />
      <TextField {...label('mbrMobile')} type="tel" maxLength={20} />
      <TextField {...label('mbrEmail')} type="email" maxLength={254} />
      <SelectField {...label('mbrGender')} options={genders} />
      <DateField {...label('mbrBirth')} max={today} helper={t('member.edit.birthHelp')} />
      <TextField {...label('mbrLevel')} maxLength={20} />
      <Wide>
        <TextField {...label('mbrAddr')} maxLength={200} />
      </Wide>
      <Wide>
        <TextArea control={control} name="memo" label={t('member.field.memo')} max={1000} />
      </Wide>
      <Wide>
        <SwitchField
          control={control}
          name="mbrEnabled"
          label={t('member.field.mbrEnabled')}
          helper={t('member.edit.enabledHelp')}
        />
      </Wide>
    </FormDialog>
  )
}

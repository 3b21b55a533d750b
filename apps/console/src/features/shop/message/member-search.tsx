import { listMembers } from '@lumiroute/contract/member'
import type { MemberRow } from '@lumiroute/contract/member'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import type { ComponentProps } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../../lib/api/query.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { MonoCode } from '../../../ui/figures.tsx'
import { MemberAvatar } from '../member/member-avatar.tsx'
import { MemberChip } from './member-chip.tsx'

export type MemberSearchProps = {
  storeCode: string
  chosen: readonly string[]
  onChange: (mbrCodes: string[]) => void
  /** At most one member; the next choice replaces it. */
  isSingle?: boolean
  id?: string
  isInvalid?: boolean
  input?: object
  inputRef?: ComponentProps<typeof TextField>['inputRef']
  onBlur?: () => void
}

const shownChips = 20
const quiet = { fontSize: 12, color: 'text.secondary', ml: 'auto' } as const

/** Friends only: nobody else can receive a message. */
function useFriends(storeCode: string, typed: string, enabled: boolean) {
  const q = useDebounced(typed.trim().slice(0, 100))
  const friends = { storeCode, page: 1, size: 20, followStatus: 'following' as const }
  const { data, isFetching } = useRead(
    listMembers,
    { ...friends, ...(q && { q }) },
    { enabled, keepPrevious: true },
  )
  return { found: data?.membersList ?? [], isFetching }
}

function Option({ member }: { member: MemberRow }) {
  return (
    <>
      <MemberAvatar member={member} size={24} />
      <span>{member.mbrDisplayName || member.mbrName || member.mbrCode}</span>
      <Box component="span" sx={quiet}>
        <MonoCode>{member.mbrCode}</MonoCode>
      </Box>
    </>
  )
}

/** Searches members by name, phone or code on the server. */
export function MemberSearch(props: MemberSearchProps) {
  const { storeCode, chosen, onChange, isSingle = false, id, isInvalid = false, input, inputRef } = props
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const { found, isFetching } = useFriends(storeCode, typed, open)
  const byCode = new Map(found.map((member) => [member.mbrCode, member]))
  return (
    <Autocomplete<string, true>
      multiple
      size="small"
      {...(id && { id })}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={found.map(({ mbrCode }) => mbrCode)}
      filterOptions={(options) => options}
      filterSelectedOptions
      disableCloseOnSelect={!isSingle}
      limitTags={shownChips}
      value={[...chosen]}
      onChange={(_event, codes) => onChange(isSingle ? codes.slice(-1) : codes)}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      {...(props.onBlur && { onBlur: props.onBlur })}
      loading={isFetching}
      loadingText={t('message.form.memberLoading')}
      noOptionsText={t('message.form.memberNone')}
      openText={t('formField.chips.open')}
      closeText={t('formField.chips.close')}
      clearText={t('formField.chips.clear')}
      renderValue={(codes, itemProps) =>
        codes.map((code, index) => {
          const { key, onDelete } = itemProps({ index })
          return <MemberChip key={key} {...{ storeCode, code, onDelete }} />
        })
      }
      renderOption={({ key, ...rest }, code) => {
        const member = byCode.get(code)
        return (
          <Box component="li" key={key} {...rest} sx={{ gap: 1 }}>
            {member && <Option member={member} />}
          </Box>
        )
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={inputRef}
          error={isInvalid}
          placeholder={chosen.length === 0 ? t('message.form.memberSearch') : ''}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, ...input },
          }}
        />
      )}
    />
  )
}

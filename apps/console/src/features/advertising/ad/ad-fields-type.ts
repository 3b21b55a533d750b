import type { AdForm } from '@lumiroute/contract/ad'
import type { Control } from 'react-hook-form'
import type { AdValues } from './ad-values.ts'

export type AdControl = Control<AdValues, unknown, AdForm>

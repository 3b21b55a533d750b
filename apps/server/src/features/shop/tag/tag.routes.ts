import * as contract from '@lumiroute/contract/tag'
import { read, type Route, write } from '../../../http/pipeline/route.ts'
import { listTags } from './list-tags.ts'
import { previewTagRule } from './preview-tag-rule.ts'
import { updateTag } from './update-tag.ts'
import { deleteTag } from './delete-tag.ts'
import { createTag } from './save-tag.ts'

export const tagRoutes: Route[] = [
  read(contract.listTags, listTags),
  write(contract.createTag, createTag),
  write(contract.updateTag, updateTag),
  write(contract.deleteTag, deleteTag),
  read(contract.previewTagRule, previewTagRule),
]

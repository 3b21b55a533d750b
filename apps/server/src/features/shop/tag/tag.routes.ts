import * as contract from '@lumiroute/contract/tag'
import { read, type Route, write } from '../../../http/pipeline/route.ts'
import { listTags } from './list-tags.ts'
import { previewRule } from './preview-rule.ts'
import { putTag } from './put-tag.ts'
import { removeTag } from './remove-tag.ts'
import { addTag } from './save-tag.ts'

export const tagRoutes: Route[] = [
  read(contract.listTags, listTags),
  write(contract.addTag, addTag),
  write(contract.putTag, putTag),
  write(contract.removeTag, removeTag),
  read(contract.previewRule, previewRule),
]

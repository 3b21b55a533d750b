import type { TextsOf } from '../texts-type.ts'
import type { category as source } from '../zh-TW/category.ts'

export const category: TextsOf<typeof source> = {
  field: {
    cateName: 'Name',
    cateCode: 'Code',
    cateParentCode: 'Above it',
    cateImage: 'Picture',
    cateEnabled: 'Shown in the shop',
    cateShowOnHome: 'On the shop’s first page',
  },
  list: {
    title: 'Categories',
    purpose: 'Two levels at most; drag them into the order that members see.',
    add: 'Add category',
    addBelow: 'Add a category below “{{name}}”',
    edit: 'Edit category “{{name}}”',
    remove: 'Remove category “{{name}}”',
    below: 'Categories below “{{name}}”',
    products: '{{total}} products',
    onHome: 'First page',
    hidden: 'Hidden',
    empty: 'No categories yet',
    emptyText: 'Every product is in a category, by which members find it. Make the first one.',
  },
  form: {
    addTitle: 'Add category',
    editTitle: 'Edit category “{{name}}”',
    codeHelper: 'Made by the system where empty',
    codeFixed: 'The code cannot be changed',
    firstLevel: 'None (first level)',
    parentHelper: 'Chosen, it goes below that category',
    parentLocked: 'Others are below it, or there is none to choose',
    enabledHelper: 'Off, products that are only in it are hidden as well.',
  },
  remove: {
    ask: 'Remove category “{{name}}”?',
    text: 'It has no products. This cannot be undone.',
    refused: '“{{name}}” cannot be removed',
    products: 'It still has {{total}} products. Choose where they go.',
    moveTo: 'Move products to',
    choose: 'Choose a category',
    submit: 'Move products and remove',
  },
}

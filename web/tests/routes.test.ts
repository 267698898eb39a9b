import { beforeAll, expect, test, vi } from 'vitest'

let readPath: (typeof import('../src/routes.svelte'))['readPath']

beforeAll(async () => {
  vi.stubGlobal('location', { pathname: '/', hash: '' })
  readPath = (await import('../src/routes.svelte')).readPath
})

test('an address means one page', () => {
  expect(readPath('/')).toEqual({ page: 'home' })
  expect(readPath('/new')).toEqual({ page: 'new' })
  expect(readPath('/new/')).toEqual({ page: 'new' })
  expect(readPath('/t/abcdef')).toEqual({ page: 'table', code: 'ABCDEF' })
  expect(readPath('/t/')).toEqual({ page: 'missing' })
  expect(readPath('/t/ABC/DEF')).toEqual({ page: 'missing' })
  expect(readPath('/t/ABC%20F')).toEqual({ page: 'missing' })
  expect(readPath('/nowhere')).toEqual({ page: 'missing' })
})

test('a link with a secret behind the # moves a seat', () => {
  expect(readPath('/t/ABCDEF', '#link=s3cr-t')).toEqual({ page: 'move', link: 's3cr-t' })
  expect(readPath('/t/ABCDEF', '#content')).toEqual({ page: 'table', code: 'ABCDEF' })
})

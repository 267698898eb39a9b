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
  expect(readPath('/t/abcdef')).toEqual({ page: 'table', code: 'ABCDEF', hand: false })
  expect(readPath('/t/abcdef/hand')).toEqual({ page: 'table', code: 'ABCDEF', hand: true })
  expect(readPath('/t/abcdef/screen')).toEqual({ page: 'screen', code: 'ABCDEF' })
  expect(readPath('/t/abcdef/past')).toEqual({ page: 'past', code: 'ABCDEF' })
  expect(readPath('/r/0123456789abc')).toEqual({ page: 'replay', id: '0123456789abc' })
  expect(readPath('/r')).toEqual({ page: 'open-record' })
  expect(readPath('/r/short')).toEqual({ page: 'missing' })
  expect(readPath('/learn/lost-mines')).toEqual({ page: 'lesson', game: 'lost-mines' })
  expect(readPath('/learn/chess')).toEqual({ page: 'missing' })
  expect(readPath('/t/')).toEqual({ page: 'missing' })
  expect(readPath('/t/ABC/DEF')).toEqual({ page: 'missing' })
  expect(readPath('/t/ABC%20F')).toEqual({ page: 'missing' })
  expect(readPath('/nowhere')).toEqual({ page: 'missing' })
})

test('a link with a secret behind the # moves a seat', () => {
  expect(readPath('/t/ABCDEF', '#link=s3cr-t')).toEqual({ page: 'move', link: 's3cr-t' })
  expect(readPath('/t/ABCDEF', '#content')).toEqual({ page: 'table', code: 'ABCDEF', hand: false })
})

test('the rules of a game have an address, with a rule behind the #', () => {
  expect(readPath('/rules')).toEqual({ page: 'rules', game: 'saboteur', anchor: null })
  expect(readPath('/rules/lost-mines', '#l5.3')).toEqual({ page: 'rules', game: 'lost-mines', anchor: 'L5.3' })
  expect(readPath('/rules/saboteur', '#part-1')).toEqual({ page: 'rules', game: 'saboteur', anchor: 'part-1' })
  expect(readPath('/rules/saboteur', '#"><b>')).toEqual({ page: 'rules', game: 'saboteur', anchor: null })
  expect(readPath('/rules/chess')).toEqual({ page: 'missing' })
})

import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { textNamed, untranslated } from '../../build/texts.ts'

const PROJECT = new URL('../../..', import.meta.url).pathname

describe('a language that is not complete', () => {
  let project = ''

  beforeAll(() => {
    project = mkdtempSync(join(tmpdir(), 'pyrite-texts-'))
    for (const folder of ['locales', 'games/saboteur/locales']) {
      cpSync(join(PROJECT, 'src/pyrite', folder, 'en'), join(project, 'src/pyrite', folder, 'en'), { recursive: true })
    }
    mkdirSync(join(project, 'src/pyrite/locales/eo'))
    writeFileSync(join(project, 'src/pyrite/locales/eo/common.ftl'), 'language-name = Esperanto\n')
  })

  afterAll(() => rmSync(project, { recursive: true }))

  test('shows its own texts, and in English what it has not translated', () => {
    const bundle = new FluentBundle('eo')
    expect(bundle.addResource(new FluentResource(textNamed(project, 'eo')))).toEqual([])
    expect(bundle.getMessage('language-name')?.value).toBe('Esperanto')
    const english = new FluentBundle('en')
    english.addResource(new FluentResource(textNamed(project, 'en')))
    expect([...bundle._messages.keys()].sort()).toEqual([...english._messages.keys()].sort())
  })

  test('shows a game that it has no folder for in English', () => {
    expect(textNamed(project, 'eo/saboteur')).toBe(textNamed(project, 'en/saboteur'))
  })
})

test('a message of many lines is taken whole', () => {
  const english = 'one = 1\nmany = { $count ->\n    [one] a card\n   *[other] cards\n}\n-term = gold\nlast = 9'
  expect(untranslated(english, 'one = 1')).toBe('many = { $count ->\n    [one] a card\n   *[other] cards\n}\n-term = gold\nlast = 9')
  expect(untranslated(english, 'many = x\n-term = y\nlast = 1')).toBe('one = 1')
  expect(untranslated(english, english)).toBe('')
})

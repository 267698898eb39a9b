import { expect, test, vi } from 'vitest'
import { type Walk, walks } from '../../src/board/motion'
import type { Cell } from '../../src/board/camera'

vi.stubGlobal('document', { documentElement: { dataset: {} } })

/** A figure that notes how it is animated. */
function figure(): { node: HTMLElement; walked: Keyframe[][] } {
  const walked: Keyframe[][] = []
  const animate = (frames: Keyframe[]) => {
    walked.push(frames)
    return { cancel: () => undefined }
  }
  return { node: { animate } as unknown as HTMLElement, walked }
}

const way = (from: Cell, to: Cell): Cell[] => (to.y > 5 ? [] : [from, { x: from.x, y: to.y }, to])
const at = (x: number, y: number, left = x * 100 + 10): Walk => ({ cell: { x, y }, left, top: y * 140 + 20, way })

test('a figure goes over every card on its way, with a hop for each step', () => {
  const { node, walked } = figure()
  walks(node, at(1, 1)).update(at(2, 2, 230))
  const places = walked[0]!.map(({ transform }) => transform)
  expect(places).toEqual([
    'translate(110px, 160px)',
    'translate(120px, 218px)',
    'translate(130px, 300px)',
    'translate(180px, 288px)',
    'translate(230px, 300px)',
  ])
})

test('a figure that only makes room on its card, or has no way, does not walk', () => {
  const { node, walked } = figure()
  const walk = walks(node, at(1, 1))
  walk.update(at(1, 1, 150))
  walk.update(at(1, 6))
  expect(walked).toEqual([])
})

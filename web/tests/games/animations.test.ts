// What flies where when something happens, in both games.
import { describe, expect, test } from 'vitest'
import { animate as inForest } from '../../src/games/lost-mines/animations'
import { animate as inMine } from '../../src/games/saboteur/animations'
import type { LostMinesEvent } from '../../src/games/lost-mines/protocol'
import type { SaboteurEvent } from '../../src/games/saboteur/protocol'
import type { Scene } from '../../src/games/game'

/** A scene that notes flights as `picture: from > to`, with where a landing waits. */
function scene(me: number | null) {
  const flown: string[] = []
  const waits: string[] = []
  const at = (name: string) => name as unknown as DOMRect
  const made = {
    me,
    flights: {
      fly: (picture: string, from: string | null, to: string | (() => string) | null) =>
        flown.push(`${picture}: ${from} > ${typeof to === 'function' ? to() : to}`),
    },
    places: {
      hand: () => at('hand'),
      drawn: () => at('drawn card'),
      seat: (seat: number) => at(`seat ${seat}`),
      cell: ({ x, y, side }: { x: number; y: number; side?: string }) => at(`${x},${y}${side ?? ''}`),
      goal: (name: string) => at(name),
      slot: (slot: number) => at(`slot ${slot}`),
      pile: () => at('pile'),
    },
    wait: ({ x, y }: { x: number; y: number }) => waits.push(`${x},${y}`),
  } as unknown as Scene
  return { made, flown, waits }
}

function seen(event: Partial<SaboteurEvent>, me: number | null = 0): string[] {
  const { made, flown, waits } = scene(me)
  inMine([event as SaboteurEvent], made)
  return [...flown, ...waits]
}

function seenInForest(event: Partial<LostMinesEvent>, me: number | null = 0): string[] {
  const { made, flown, waits } = scene(me)
  inForest([event as LostMinesEvent], made)
  return [...flown, ...waits]
}

describe('Saboteur', () => {
  test.each<[Partial<SaboteurEvent>, string[]]>([
    [{ kind: 'laid', seat: 1, face: 'NES', x: 2, y: 0 }, ['face-tunnel-nes: seat 1 > 2,0', '2,0']],
    [{ kind: 'laid', seat: 0, face: 'NES', x: 2, y: 0 }, []],
    [{ kind: 'rockfall', seat: 1, x: 2, y: 0 }, ['face-rockfall: seat 1 > 2,0']],
    [{ kind: 'broke', seat: 0, target: 2, tool: 'lantern' }, ['face-breakL: hand > seat 2']],
    [{ kind: 'mended', seat: 1, target: 2, tool: 'cart' }, ['face-mendC: seat 1 > seat 2']],
    [{ kind: 'mended', seat: 1, target: 2, card: 'mendPL', tool: 'pickaxe' }, ['face-mendPL: seat 1 > seat 2']],
    [{ kind: 'looked', seat: 1, goal: 'top' }, ['face-map: seat 1 > top']],
    [{ kind: 'passed', seat: 1 }, ['face-card-back: seat 1 > pile']],
    [{ kind: 'drew', seat: 0 }, ['face-card-back: pile > drawn card']],
    [{ kind: 'drew', seat: 1 }, []],
    [{ kind: 'revealed', treasure: 'gold' }, []],
    [{ kind: 'round_ended', ending: 'saboteurs' }, []],
  ])('%o', (event, expected) => {
    expect(seen(event)).toEqual(expected)
  })
  test('a spectator sees every card come from a seat', () => {
    expect(seen({ kind: 'passed', seat: 0 }, null)).toEqual(['face-card-back: seat 0 > pile'])
    expect(seen({ kind: 'drew', seat: 0 }, null)).toEqual([])
  })
})

describe('The Lost Mines', () => {
  test.each<[Partial<LostMinesEvent>, string[]]>([
    [{ kind: 'laid', seat: 0, face: 'NS', x: 2, y: 0 }, []],
    [{ kind: 'bridged', seat: 1, tool: 'boat', x: 2, y: 0 }, ['face-boat: seat 1 > 2,0']],
    [{ kind: 'trap_set', seat: 1, x: 2, y: 0, side: 'E' }, ['face-trap: seat 1 > 2,0E']],
    [{ kind: 'troll_set', seat: 0, x: 2, y: 0, side: 'S' }, ['face-troll: hand > 2,0S']],
    [{ kind: 'storm', seat: 1, x: 2, y: 0 }, ['face-storm: seat 1 > 2,0']],
    [{ kind: 'looked', seat: 1, seen: 'mine', which: 2 }, ['face-forest-back: seat 1 > mine2']],
    [{ kind: 'looked', seat: 1, seen: 'treasure', which: 2 }, ['face-forest-back: seat 1 > slot 2']],
    [{ kind: 'looked', seat: 1, seen: 'dwarf', which: 2 }, ['face-forest-back: seat 1 > seat 2']],
    [{ kind: 'looked', seat: 1 }, ['face-forest-back: seat 1 > null']],
    [{ kind: 'discarded', seat: 1 }, ['face-forest-back: seat 1 > pile']],
    [{ kind: 'lost', seat: 0 }, ['face-forest-back: hand > pile']],
    [{ kind: 'drew', seat: 0 }, ['face-forest-back: pile > drawn card']],
    [{ kind: 'drew', seat: 1 }, []],
    [{ kind: 'took', seat: 1, which: 3, treasure: 'gems' }, ['face-treasure-gems: slot 3 > seat 1']],
    [{ kind: 'took', seat: 1, which: 3 }, ['face-treasure-gold: slot 3 > seat 1']],
    [{ kind: 'revealed', holds: 'dragon' }, []],
    [{ kind: 'revealed', holds: 'gold' }, []],
    [{ kind: 'round_ended', ending: 'treasures' }, []],
    [{ kind: 'round_ended', ending: 'deck' }, []],
  ])('%o', (event, expected) => {
    expect(seenInForest(event)).toEqual(expected)
  })
  test('the path that somebody lays lands when its flight is over', () => {
    const [flight, wait] = seenInForest({ kind: 'laid', seat: 1, face: 'NS', feature: 'lake', x: 2, y: 0 })
    expect([flight?.endsWith(': seat 1 > 2,0'), wait]).toEqual([true, '2,0'])
  })
})

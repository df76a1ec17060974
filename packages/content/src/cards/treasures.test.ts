import { scenario } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'
import { steadyBox } from '../../test-support/steady-box.ts'
import { greengully } from '../catalogue.ts'

const copies = greengully.treasures.map(({ slug }) => slug)
const village = { purple: ['pumpkin-patch', 'lantern-shed'] }

/** One treasure in the hand of seat 0, before the main action. */
const holding = (slug: string) =>
  scenario({
    catalogue: steadyBox,
    village,
    rules: ['treasures'],
    deck: ['sherpa', 'broker'],
    progress: 14,
    players: [{ cards: [slug], chest: ['gardener'] }],
  })
const of = (kind: string) => copies.filter((slug) => slug.startsWith(kind))

describe('the fifteen treasures', () => {
  it.each(of('gauntlet'))('[K9] %s puts another persona of my chest to use', (slug) => {
    const s = holding(slug).answer(`use:${slug}`, 'persona:gardener')
    expect([s.seat(0).personas.map(s.slug), s.cards(0)]).toEqual([['gardener'], []])
  })

  it.each(of('tome'))('[K9] %s finds any card of the deck', (slug) => {
    expect(holding(slug).answer(`use:${slug}`, 'card:broker').cards(0)).toEqual(['broker'])
  })

  it.each(of('amulet'))('[K9] %s gives another turn when mine ends', (slug) => {
    const s = holding(slug).answer('place:woodlot', `use:${slug}`)
    expect([s.asked(), s.seat(0).workers, s.cards(0)]).toEqual(['0 act', [-1, -1], []])
  })

  it.each(of('scroll'))('[K9] %s pays for a building of my own charter', (slug) => {
    const s = holding(slug).answer('scroll:lantern-shed')
    expect([s.seat(0).vp, s.cards(0)]).toEqual([4, []])
  })

  it.each(of('chalice'))('[K9] %s moves progress', (slug) => {
    const s = holding(slug).answer(`use:${slug}`, 'progress:-2')
    expect([s.state.table.progress, s.cards(0)]).toEqual([12, []])
  })
})

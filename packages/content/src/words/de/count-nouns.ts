import type { Countable, Noun } from '@charterstone/engine'

/**
 * What objectives, goals and "for each" count. `def` stands behind "die meisten" and "keine", `each` behind "für".
 */
export const countNouns: Readonly<Record<`count.${Countable}`, Noun>> = {
  'count.coins': { gender: 'f', nom: ['Münze', 'Münzen'], each: ['jede deiner Münzen'] },
  'count.resources': { gender: 'm', nom: ['Rohstoff', 'Rohstoffe'], each: ['jeden deiner Rohstoffe'] },
  'count.resource-kinds': {
    gender: 'f',
    nom: ['Rohstoffart', 'Rohstoffarten'],
    each: ['jede Rohstoffart, die du hast'],
  },
  'count.coins-and-resources': {
    gender: 'f',
    nom: ['Münze oder Rohstoff', 'Münzen und Rohstoffe zusammen'],
    each: ['jede Münze und jeden Rohstoff, die du hast'],
  },
  'count.influence': {
    gender: 'm',
    nom: ['Einflussmarker'],
    def: ['Einflussmarker übrig'],
    each: ['jeden Einflussmarker, den du übrig hast'],
  },
  'count.quota-tokens': {
    gender: 'm',
    nom: ['Marker auf der Abgabentabelle'],
    each: ['jeden deiner Marker auf der Abgabentabelle'],
  },
  'count.reputation-tokens': {
    gender: 'm',
    nom: ['Marker auf der Ansehensleiste'],
    each: ['jeden deiner Marker auf der Ansehensleiste'],
  },
  'count.objectives-scored': {
    gender: 'n',
    nom: ['gewertetes Ziel', 'gewertete Ziele'],
    def: ['gewerteten Ziele'],
    each: ['jedes Ziel, das du gewertet hast'],
  },
  'count.income-buildings': {
    gender: 'm',
    nom: ['Marker auf einem Einkommensgebäude', 'Marker auf Einkommensgebäuden'],
    each: ['jeden deiner Marker auf Einkommensgebäuden'],
  },
  'count.own-buildings': {
    gender: 'n',
    nom: ['Gebäude in deinem Charter'],
    each: ['jedes Gebäude in deinem Charter'],
  },
  'count.building-values': {
    gender: 'm',
    nom: ['Wertpunkt der Gebäude in deinem Charter', 'Wertpunkte der Gebäude in deinem Charter'],
    each: ['jeden Wertpunkt der Gebäude in deinem Charter'],
  },
  'count.personas': {
    gender: 'f',
    nom: ['Rolle', 'Rollen'],
    def: ['Rollen, ausliegende und solche in der Chartertruhe'],
    each: ['jede deiner Rollen'],
  },
  'count.advancement-cards': {
    gender: 'f',
    nom: ['Ausbaukarte', 'Ausbaukarten'],
    each: ['jede deiner Ausbaukarten'],
  },
  'count.card-types': {
    gender: 'f',
    nom: ['Art von Ausbaukarten', 'Arten von Ausbaukarten'],
    each: ['jede Art von Ausbaukarten, die du hast'],
  },
  'count.assistants': {
    gender: 'm',
    nom: ['Assistent', 'Assistenten'],
    acc: ['Assistenten'],
    each: ['jeden deiner Assistenten'],
  },
  'count.plans': {
    gender: 'f',
    nom: ['ungenutzte oder leere Gebäudekarte', 'ungenutzte oder leere Gebäudekarten'],
    def: ['ungenutzten oder leeren Gebäudekarten'],
    each: ['jede deiner ungenutzten oder leeren Gebäudekarten'],
  },
  'count.items': { gender: 'm', nom: ['Gegenstand', 'Gegenstände'], each: ['jeden deiner Gegenstände'] },
  'count.guests': { gender: 'm', nom: ['Gast', 'Gäste'], each: ['jeden deiner Gäste'] },
  'count.friends': { gender: 'm', nom: ['Freund', 'Freunde'], each: ['jeden deiner Freunde'] },
  'count.treasures': { gender: 'm', nom: ['Schatz', 'Schätze'], each: ['jeden deiner Schätze'] },
  'count.minions': {
    gender: 'm',
    nom: ['Gehilfe', 'Gehilfen'],
    acc: ['Gehilfen'],
    each: ['jeden deiner Gehilfen'],
  },
  'count.minion-kinds': {
    gender: 'f',
    nom: ['Gehilfenart', 'Gehilfenarten'],
    each: ['jede Gehilfenart, die du hast'],
  },
  'count.minions-on-board': {
    gender: 'm',
    nom: ['Gehilfe auf dem Spielfeld', 'Gehilfen auf dem Spielfeld'],
    acc: ['Gehilfen auf dem Spielfeld'],
    each: ['jeden deiner Gehilfen auf dem Spielfeld'],
  },
  'count.perils': { gender: 'm', nom: ['Gefahrenmarker'], each: ['jeden deiner Gefahrenmarker'] },
  'count.peril-kinds': {
    gender: 'f',
    nom: ['Gefahrenart', 'Gefahrenarten'],
    each: ['jede Gefahrenart, die du hast'],
  },
}

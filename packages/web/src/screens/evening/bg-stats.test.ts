import { expect, test } from 'vitest'
import { qrCode } from '../link/qr-code.ts'
import { bgStatsAddress, type FinishedGame } from './bg-stats.ts'

const GAME: FinishedGame = {
  id: 'local-7-3',
  comments: 'Game 3 in Jabłonny Sad & Co.',
  endedAt: Date.parse('2026-11-17T21:05:09.480Z'),
  first: 1,
  vp: [41, 52],
  winners: [1],
  seats: [
    { name: 'Mira', charter: 'Purple' },
    { name: 'Łukasz #1', charter: 'Black & White' },
  ],
}

function dataOf(address: string): unknown {
  return JSON.parse(new URL(address).searchParams.get('data') ?? '')
}

test('the address of BG Stats has names, scores, winner, start player and charters', () => {
  const address = bgStatsAddress(GAME)
  expect(address.startsWith('https://app.bgstatsapp.com/createPlay.html?data=%7B')).toBe(true)
  expect(dataOf(address)).toEqual({
    sourceName: 'Charterstone (unofficial)',
    sourcePlayId: 'local-7-3',
    playDate: '2026-11-17 21:05:09',
    comments: 'Game 3 in Jabłonny Sad & Co.',
    game: {
      name: 'Charterstone',
      sourceGameId: 'charterstone',
      bggId: 197376,
      highestWins: true,
      noPoints: false,
    },
    players: [
      {
        name: 'Mira',
        sourcePlayerId: 'mira',
        role: 'Purple',
        score: 41,
        winner: false,
        startPlayer: false,
      },
      {
        name: 'Łukasz #1',
        sourcePlayerId: 'łukasz #1',
        role: 'Black & White',
        score: 52,
        winner: true,
        startPlayer: true,
      },
    ],
  })
})

test('everybody who shares the victory is a winner', () => {
  const data = dataOf(bgStatsAddress({ ...GAME, vp: [50, 50], winners: [0, 1] }))
  expect(data).toMatchObject({ players: [{ winner: true }, { winner: true }] })
})

test('the address of six players with long names still fits into a QR code', () => {
  const seats = Array.from({ length: 6 }, () => ({ name: 'Wilhelmine-Charlotte', charter: 'Hellebarden' }))
  const address = bgStatsAddress({ ...GAME, vp: [101, 102, 103, 104, 105, 106], seats })
  expect(qrCode(address)).not.toBeNull()
})

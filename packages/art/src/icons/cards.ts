import { CARD, CHEST, dot, type IconShape, ring, SCROLL, SCROLL_FOLD, STAR } from './icon-shape.ts'

const LOCK_PLATE = ['line', 'M3.5 12h5M15.5 12h5'] as const

export const cards = {
  card: [
    ['flat', 'M3.5 7.5 12 4.5 16.5 17 8 20.2z'],
    ['line', 'M13.5 3h5A1.5 1.5 0 0 1 20 4.5V18M10 9.5l1.5 4.3'],
  ],
  building: [
    ['flat', CARD],
    ['line', 'M7.5 12.5 12 8l4.5 4.5M9 11.5v5.5h6v-5.5'],
  ],
  constructed: [
    ['flat', CARD],
    ['line', 'M8 9h8v7.5H8zM8 9l8 7.5M16 9l-8 7.5'],
  ],
  plan: [
    ['flat', CARD],
    ['line', 'M7.5 11.5 12 7l4.5 4.5M9 11v3.5h6V11M7.5 17.8h9'],
  ],
  item: [
    ['flat', 'M8 8.5h8l1.5 11h-11z'],
    ['line', 'M9 8.5C9 6.5 10 5.5 12 5.5s3 1 3 3M12 5.5V2.5M5.5 21.5h13'],
    ['solid', 'M12 11.2c2 1.9 2.2 4.3 0 5.6-2.2-1.3-2-3.7 0-5.6z'],
  ],
  treasure: [
    ['flat', 'M7 4h10l4.5 6L12 21 2.5 10z'],
    ['line', 'M2.5 10h19M8.5 10 12 21l3.5-11L12 4z'],
  ],
  objective: [
    ['flat', SCROLL],
    ['line', `${SCROLL_FOLD}M8.7 10.3l1.8 1.9 3-3.6`],
  ],
  'objective-new': [
    ['flat', SCROLL],
    ['line', `${SCROLL_FOLD}M11 7.2v6M8 10.2h6`],
  ],
  guidepost: [
    ['line', 'M12 2.5v19M8.5 21.5h7'],
    ['flat', 'M6 4.5h12l3 2.7-3 2.8H6z'],
    ['flat', 'M18 11.7H6.5l-3 2.6 3 2.7H18z'],
  ],
  crate: [
    ['flat', 'M3.5 5h17v15h-17z'],
    ['line', 'M3.5 9h17M3.5 16h17M8 9l8 7'],
  ],
  'crate-open': [
    ['flat', 'M3.5 10.5h17V20h-17z'],
    ['line', 'M3.5 15.5h17M3.5 10.5 1.5 6l7-1.5M20.5 10.5l2-4.5-6-1M12 2.5v4.5M9.5 5 12 7.5 14.5 5'],
  ],
  deck: [
    ['flat', 'M7.5 2.5h12v15.5h-12z'],
    ['line', 'M4.5 6v15.5h12'],
  ],
  discard: [
    ['flat', 'M7.5 2.5h12v15.5h-12z'],
    ['line', 'M4.5 6v15.5h12M13.5 6.5v7M10.5 10.7l3 3 3-3'],
  ],
  'victory-card': [
    ['flat', CARD],
    ['both', 'M12 6.7l1.6 3.4 3.7.4-2.7 2.6.7 3.7-3.3-1.9-3.3 1.9.7-3.7-2.7-2.6 3.7-.4z'],
  ],
  location: [['flat', 'M12 21.5C7 15.5 5 12.5 5 9.5a7 7 0 0 1 14 0c0 3-2 6-7 12z'], dot(12, 9.5, 2.3)],
  glory: [['flat', STAR]],
  'glory-empty': [['line', STAR]],
  trophy: [
    ['flat', 'M7 3.5h10v6c0 3.3-2 5.5-5 5.5s-5-2.2-5-5.5z'],
    ['line', 'M7 5.5H3.5c0 3.3 1.2 5 3.8 5.3M17 5.5h3.5c0 3.3-1.2 5-3.8 5.3M12 15v4M8 20.5h8'],
  ],
  capacity: [['flat', CHEST], LOCK_PLATE, ['flat', 'M8.5 10h7v4.5h-7z']],
  'capacity-coin': [['flat', CHEST], LOCK_PLATE, ring(12, 12.2, 3.6), dot(12, 12.2, 1.3)],
  'capacity-resource': [['flat', CHEST], LOCK_PLATE, ['both', 'M12 8.7l3 1.75v3.5L12 15.7l-3-1.75v-3.5z']],
  'capacity-card': [['flat', CHEST], LOCK_PLATE, ['both', 'M9.8 8.5h4.4v7.4H9.8z']],
  'capacity-minion': [['flat', CHEST], LOCK_PLATE, ['both', 'M8.7 15.7V8.5l2.1 1.8h2.4l2.1-1.8v7.2z']],
  chest: [
    ['flat', 'M3.5 10.5h17v9h-17z'],
    ['line', 'M3.5 10.5 6 4.5h14.5l-3 6M12 10.5v3.5M10.3 14h3.4'],
  ],
  chronicle: [
    ['flat', 'M4 4.5c3-1 5.5-.7 8 1.2 2.5-1.9 5-2.2 8-1.2V19c-3-1-5.5-.7-8 1.2-2.5-1.9-5-2.2-8-1.2z'],
    ['line', 'M12 5.7v14.5'],
  ],
  archive: [
    ['flat', 'M3 4h18v5H3z'],
    ['flat', 'M4.5 9h15v11h-15z'],
    ['line', 'M9.5 13h5'],
  ],
  story: [
    ['flat', 'M20.5 3C12 3.5 7 8 6 15.5l-1.5 6M6 15.5c6 1 11.5-2.5 12-7'],
    ['line', 'M9 12l4-4'],
  ],
} as const satisfies Readonly<Record<string, IconShape>>

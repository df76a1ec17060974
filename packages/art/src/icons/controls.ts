import { dot, type IconShape, ring } from './icon-shape.ts'

const SPEAKER = 'M3.5 9.5h4L13 5v14l-5.5-4.5h-4z'
const EYE = 'M2 12c5-8 15-8 20 0-5 8-15 8-20 0z'

export const controls = {
  arrow: [['line', 'M3 12h17M14 6l6 6-6 6']],
  'arrow-left': [['line', 'M21 12H4M10 6l-6 6 6 6']],
  up: [['line', 'M5 15.5 12 8.5l7 7']],
  down: [['line', 'M5 8.5l7 7 7-7']],
  left: [['line', 'M15.5 5l-7 7 7 7']],
  right: [['line', 'M8.5 5l7 7-7 7']],
  check: [['line', 'M4 12.5l5.5 5.5L20 6.5']],
  close: [['line', 'M5 5l14 14M19 5 5 19']],
  plus: [['line', 'M12 4v16M4 12h16']],
  minus: [['line', 'M4 12h16']],
  more: [dot(5, 12, 1.8), dot(12, 12, 1.8), dot(19, 12, 1.8)],
  menu: [['line', 'M3.5 6h17M3.5 12h17M3.5 18h17']],
  rename: [
    ['flat', 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19z'],
    ['line', 'M14 6.5l3.5 3.5'],
  ],
  calendar: [
    ['flat', 'M4 5.5h16v15H4z'],
    ['line', 'M4 10h16M8.5 3v5M15.5 3v5'],
  ],
  lock: [
    ['flat', 'M5 11h14v10H5z'],
    ['line', 'M8 11V7.5c0-2.7 1.5-4 4-4s4 1.3 4 4V11'],
  ],
  log: [
    ['flat', 'M5 3.5h14v17H5z'],
    ['line', 'M8.5 8h7M8.5 12h7M8.5 16h4'],
  ],
  undo: [['line', 'M4 9h10.5a5.5 5.5 0 0 1 0 11H8M8 4.5 3.5 9 8 13.5']],
  redo: [['line', 'M20 9H9.5a5.5 5.5 0 0 0 0 11H16M16 4.5 20.5 9 16 13.5']],
  info: [ring(12, 12, 9), ['line', 'M12 11v6'], dot(12, 7.5, 1.2)],
  help: [ring(12, 12, 9), ['line', 'M9.3 9.5c0-3.7 5.7-3.5 5.7-.2 0 2.3-3 2.4-3 4.7'], dot(12, 17.2, 1.2)],
  pin: [
    ['flat', 'M8 3.5h8l-1 7 3.5 4.5h-13L9 10.5z'],
    ['line', 'M12 15v6.5'],
  ],
  hint: [
    ['flat', 'M8.8 16.5C6.5 14.8 5.5 12.7 5.5 10a6.5 6.5 0 0 1 13 0c0 2.7-1 4.8-3.3 6.5z'],
    ['line', 'M9.5 19.5h5M10.5 22h3M12 16.5V12M9.8 10l2.2 2 2.2-2'],
  ],
  sound: [
    ['flat', SPEAKER],
    ['line', 'M16.5 8.5c2 2 2 5 0 7M19.5 6c3.3 3.5 3.3 8.5 0 12'],
  ],
  'sound-off': [
    ['flat', SPEAKER],
    ['line', 'M16.5 9.5l5 5M21.5 9.5l-5 5'],
  ],
  settings: [['line', 'M3 7h9M17 7h4M3 17h4M12 17h9'], ring(14.5, 7, 2.7), ring(9.5, 17, 2.7)],
  eye: [['flat', EYE], dot(12, 12, 3)],
  'eye-off': [
    ['flat', EYE],
    ['line', 'M4 20 20 4'],
  ],
  zoom: [ring(10.5, 10.5, 7), ['line', 'M15.7 15.7 21 21M10.5 7.5v6M7.5 10.5h6']],
  'zoom-out': [ring(10.5, 10.5, 7), ['line', 'M15.7 15.7 21 21M7.5 10.5h6']],
  fit: [['line', 'M3.5 9V3.5H9M15 3.5h5.5V9M20.5 15v5.5H15M9 20.5H3.5V15']],
  search: [ring(10.5, 10.5, 7), ['line', 'M15.7 15.7 21 21']],
  home: [
    ['flat', 'M4.5 10.5V20.5h15V10.5'],
    ['line', 'M2.5 12 12 3.5l9.5 8.5M10 20.5v-6h4v6'],
  ],
  play: [['flat', 'M6.5 3.5 20 12 6.5 20.5z']],
  pause: [['flat', 'M6 4h4v16H6zM14 4h4v16h-4z']],
  step: [
    ['flat', 'M4.5 4 15 12 4.5 20z'],
    ['line', 'M19 4v16'],
  ],
  fast: [['flat', 'M3 5l9 7-9 7zM12 5l9 7-9 7z']],
  replay: [
    ['line', 'M4 12a8.2 8.2 0 1 0 2.7-6.1M4 3.5v5h5'],
    ['flat', 'M10 8.5l5.5 3.5-5.5 3.5z'],
  ],
  code: [
    ['flat', 'M3.5 3.5h7v7h-7zM13.5 3.5h7v7h-7zM3.5 13.5h7v7h-7z'],
    ['line', 'M14 14h2.5v2.5M20 14v2M14 20.5v-2M18 20h2.5'],
  ],
  export: [['line', 'M12 15V3.5M7.5 8 12 3.5 16.5 8M4 14.5V20.5h16v-6']],
  import: [['line', 'M12 3.5V15M7.5 10.5 12 15l4.5-4.5M4 14.5V20.5h16v-6']],
  delete: [
    ['flat', 'M6 7h12l-1 14H7z'],
    ['line', 'M3.5 7h17M9 7V3.5h6V7M10.5 11v6M13.5 11v6'],
  ],
  edit: [
    ['flat', 'M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19z'],
    ['line', 'M13.5 7l3.5 3.5'],
  ],
  language: [ring(12, 12, 9), ['line', 'M3.5 12h17M12 3c-6 5-6 13 0 18M12 3c6 5 6 13 0 18']],
  'text-size': [['line', 'M2.5 19.5 8.5 5l6 14.5M4.5 15h8M15 19.5l3.5-8.5 3.5 8.5M16.3 16.5h4.4']],
  pattern: [
    ['flat', 'M4 4h16v16H4z'],
    ['line', 'M4 12l8-8M4 20 20 4M12 20l8-8'],
  ],
  motion: [['line', 'M2.5 8h10c4 0 4-5 .8-5M2.5 12h16c4 0 4 5.5.5 5.5M2.5 16h8.5c3.5 0 3.5 5 .5 5']],
  theme: [ring(12, 12, 9), ['both', 'M12 3a9 9 0 0 1 0 18z']],
  keyboard: [
    ['flat', 'M2 5.5h20v13H2z'],
    ['line', 'M8 15.3h8'],
    dot(6, 9, 1.1),
    dot(10, 9, 1.1),
    dot(14, 9, 1.1),
    dot(18, 9, 1.1),
    dot(6, 12.2, 1.1),
    dot(10, 12.2, 1.1),
    dot(14, 12.2, 1.1),
    dot(18, 12.2, 1.1),
  ],
  poster: [['flat', 'M4 3h16v18H4z'], ['line', 'M7.5 16l4-5 3 3.5 1.5-2 2 3.5'], dot(9, 7.7, 1.3)],
  'time-lapse': [ring(12, 12, 9), ['line', 'M12 6.5V12l4 2.5']],
  offline: [
    ['line', 'M2.5 9.5C8 4 16 4 21.5 9.5M6 13.5c3.5-3.3 8.5-3.3 12 0M3.5 20.5l17-17'],
    dot(12, 17.8, 1.6),
  ],
  saved: [
    ['flat', 'M4 4h13l3.5 3.5V20H4z'],
    ['line', 'M8 4v5h7V4M8 20v-6.5h8V20'],
  ],
  'hand-over': [['line', 'M3 8h13M12 3.5 16.5 8 12 12.5M21 16H8M12 11.5 7.5 16l4.5 4.5']],
  fresh: [
    ['line', 'M12 2.5v4M12 17.5v4M2.5 12h4M17.5 12h4M5.3 5.3 8 8M16 16l2.7 2.7M18.7 5.3 16 8M8 16l-2.7 2.7'],
  ],
} as const satisfies Readonly<Record<string, IconShape>>

/** The six charters in the order of the box; resources, minions and perils follow the same order. */
export const CHARTERS = ['purple', 'black', 'green', 'red', 'blue', 'yellow'] as const
export type Charter = (typeof CHARTERS)[number]

export const RESOURCES = ['pumpkin', 'coal', 'wood', 'clay', 'metal', 'grain'] as const
export type Resource = (typeof RESOURCES)[number]

export const MINIONS = ['cat', 'ghost', 'butler', 'golem', 'robot', 'chef'] as const
export type Minion = (typeof MINIONS)[number]

export const PERILS = ['blight', 'fuel-shortage', 'vermin', 'bandit', 'disrepair', 'famine'] as const
export type Peril = (typeof PERILS)[number]

export const COMMONS = ['zeppelin', 'charterstone', 'grandstand', 'treasury', 'market', 'cloud-port'] as const
export type Commons = (typeof COMMONS)[number]
/** The commons are printed on the board and have no place in the index; the engine numbers them from here on. */
export const FIRST_COMMONS = 601

export const CARD_TYPES = [
  'assistant',
  'building',
  'constructed',
  'item',
  'guest',
  'friend',
  'treasure',
] as const
export type CardType = (typeof CARD_TYPES)[number]

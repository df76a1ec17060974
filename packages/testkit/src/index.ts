export { violationsOf } from './conservation.ts'
export { miniCatalogue } from './mini-catalogue.ts'
export { type Scenario, scenario } from './scenario.ts'
export type { ScenarioSetup, SeatSetup } from './scenario-setup.ts'

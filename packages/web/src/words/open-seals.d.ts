import { type Catalogue, type Legacy, type RuleName } from '@charterstone/engine';
/** What the open seals of a campaign depend on. */
export type Opened = Pick<Legacy, 'crates' | 'game' | 'history' | 'letters' | 'minions' | 'mode' | 'nextGuidepost' | 'rules' | 'seats' | 'stories'>;
/** The names of all seals that this campaign has opened. They are numbers and letters, so that they tell nothing. */
export declare function openSeals({ letteredCrates }: Catalogue, opened: Opened, guidepost: number): readonly string[];
export declare function sealOfCrate(number: number): string;
export declare function sealOfLetter(letter: string): string;
/** By its place in the list of rules: its name would say too much. */
export declare function sealOfRule(rule: RuleName): string;
export declare function sealOfMinion(type: number): string;
export declare function sealOfGuidepost(number: number): string;

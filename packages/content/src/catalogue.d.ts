import type { Catalogue } from '@charterstone/engine';
/** The Greengully campaign: everything in the box, as plain data. */
export declare const greengully: Catalogue;

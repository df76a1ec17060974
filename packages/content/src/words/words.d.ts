import type { Language, Words } from '@charterstone/engine';
/** All three languages. A page that shows one of them imports its module alone. */
export declare const words: Readonly<Record<Language, Words>>;

import type { StoryBook } from '@charterstone/content';
import type { Catalogue, Words } from '@charterstone/engine';
import type { SealedWords } from '../src/words/sealed-words.ts';
/** Parts the names, rules and stories of one language by what has to be opened before they may be read. */
export declare function sealWords(catalogue: Catalogue, words: Words, book: StoryBook): ReadonlyMap<string, SealedWords>;

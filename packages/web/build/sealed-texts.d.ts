/** All words of all languages by language and seal: `de/table`, `pl/c12`. */
export declare function sealedTexts(): ReadonlyMap<string, unknown>;

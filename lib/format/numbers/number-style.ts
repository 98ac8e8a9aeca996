// The writing of numbers in each of our languages: one convention for all of them, 1,234.56, so that what is read on one page can be
// typed on the next. What a language decides is its direction and its words for big amounts. Our own table, so that server and browser
// agree to the character whatever their ICU.

/** The separators of every number that the product writes or reads, in every language. */
export const separators = { decimal: '.', group: ',' } as const;

type NumberStyle = {
  readonly direction: 'ltr' | 'rtl';
  readonly tiers: 'thousands' | 'simplified-chinese' | 'traditional-chinese';
};

const usual: NumberStyle = { direction: 'ltr', tiers: 'thousands' };

/** By tag, then by the tag without its last part: 'zh-Hant-TW' is written as 'zh-Hant'. */
const styles: Readonly<Record<string, NumberStyle>> = {
  'zh-Hans': { ...usual, tiers: 'simplified-chinese' },
  'zh-Hant': { ...usual, tiers: 'traditional-chinese' },
  zh: { ...usual, tiers: 'simplified-chinese' },
  // The same digits and separators as everywhere; the order of symbol and value is swapped instead.
  ar: { ...usual, direction: 'rtl' },
};

/** The style of a BCP-47 tag; extensions such as -u-nu-latn are ignored. A language without a row of its own is written as English. */
export function numberStyle(locale: string): NumberStyle {
  const parts = locale.split('-u-')[0]?.split('-') ?? [];
  for (let length = parts.length; length > 0; length -= 1) {
    const style = styles[parts.slice(0, length).join('-')];
    if (style !== undefined) return style;
  }
  return usual;
}

// How each of our languages writes numbers. Our own table, so that server and browser agree to the character whatever their ICU.

export type NumberStyle = {
  readonly decimal: string;
  readonly group: string;
  /** Whole digits from which groups are written: 4, or 5 where four digits stand together (1234,5). */
  readonly groupFrom: 4 | 5;
  /** Between a number and its percent sign. */
  readonly percentGap: string;
  /** Where a currency symbol stands, and what is between. */
  readonly currency: 'before' | 'before-gap' | 'after-gap';
  readonly direction: 'ltr' | 'rtl';
  readonly tiers: 'thousands' | 'simplified-chinese' | 'traditional-chinese';
};

const gap = '\u00a0';
const narrowGap = '\u202f';

const english: NumberStyle = {
  decimal: '.',
  group: ',',
  groupFrom: 4,
  percentGap: '',
  currency: 'before',
  direction: 'ltr',
  tiers: 'thousands',
};
const dotted: NumberStyle = { ...english, decimal: ',', group: '.', currency: 'after-gap' };
const spaced: NumberStyle = { ...english, decimal: ',', group: gap, currency: 'after-gap' };

/** By tag, then by the tag without its last part: 'de-AT' is written as 'de'. */
const styles: Readonly<Record<string, NumberStyle>> = {
  en: english,
  ko: english,
  ja: english,
  th: english,
  fil: english,
  'zh-Hans': { ...english, tiers: 'simplified-chinese' },
  'zh-Hant': { ...english, tiers: 'traditional-chinese' },
  zh: { ...english, tiers: 'simplified-chinese' },
  'es-419': english,
  es: { ...dotted, groupFrom: 5, percentGap: gap },
  vi: dotted,
  it: dotted,
  de: { ...dotted, percentGap: gap },
  id: { ...dotted, currency: 'before' },
  pt: { ...dotted, currency: 'before-gap' },
  'pt-PT': { ...spaced, groupFrom: 5 },
  fr: { ...spaced, group: narrowGap, percentGap: gap },
  ru: { ...spaced, percentGap: gap },
  pl: { ...spaced, groupFrom: 5 },
  uk: spaced,
  uz: spaced,
  // Western digits for everything that is traded; the order of symbol and value is swapped instead.
  ar: { ...english, direction: 'rtl' },
};

/** The style of a BCP-47 tag; extensions such as -u-nu-latn are ignored. An unknown language is written as English. */
export function numberStyle(locale: string): NumberStyle {
  const parts = locale.split('-u-')[0]?.split('-') ?? [];
  for (let length = parts.length; length > 0; length -= 1) {
    const style = styles[parts.slice(0, length).join('-')];
    if (style !== undefined) return style;
  }
  return english;
}

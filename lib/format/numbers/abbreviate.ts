// Big amounts in few characters: K, M, B, T, and 万, 亿 in Chinese.
import { noNumber, readDecimal, roundDecimal, type DecimalParts, type Rounding } from './decimal-text.ts';
import { signOf, writeDigits } from './format-number.ts';
import { numberStyle } from './number-style.ts';

type Tier = { readonly zeros: number; readonly suffix: string };

const tiersOf: Readonly<Record<'thousands' | 'simplified-chinese' | 'traditional-chinese', readonly Tier[]>> = {
  thousands: [
    { zeros: 12, suffix: 'T' },
    { zeros: 9, suffix: 'B' },
    { zeros: 6, suffix: 'M' },
    { zeros: 3, suffix: 'K' },
  ],
  'simplified-chinese': [
    { zeros: 8, suffix: '亿' },
    { zeros: 4, suffix: '万' },
  ],
  'traditional-chinese': [
    { zeros: 8, suffix: '億' },
    { zeros: 4, suffix: '萬' },
  ],
};

const divided = (value: DecimalParts, zeros: number): DecimalParts => ({ ...value, decimals: value.decimals + zeros });

/**
 * Below the first tier: the number itself at `decimals`. A value that rounds up to the next tier takes its suffix:
 * 999,995 is 1.00M, not 1000.00K. Rounded half up unless told otherwise.
 */
export function abbreviate(
  text: string,
  locale: string,
  options: { readonly decimals?: number; readonly rounding?: Rounding } = {},
): string {
  const value = readDecimal(text);
  if (value === null) return noNumber;
  const decimals = options.decimals ?? 2;
  const round = (zeros: number): DecimalParts => roundDecimal(divided(value, zeros), decimals, options.rounding ?? 'half-up');
  const tiers = tiersOf[numberStyle(locale).tiers];
  const one = 10n ** BigInt(decimals);
  for (const [place, { zeros, suffix }] of tiers.entries()) {
    const below = tiers[place + 1]?.zeros ?? 0;
    // In the units of the tier below, this one starts at a round number that rounding may reach.
    if (round(below).digits < one * 10n ** BigInt(zeros - below)) continue;
    const rounded = round(zeros);
    return `${signOf(rounded, 'negative')}${writeDigits(rounded)}${suffix}`;
  }
  const rounded = round(0);
  return signOf(rounded, 'negative') + writeDigits(rounded);
}

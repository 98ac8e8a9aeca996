// A price whose market is not at hand (lists, summaries, valuations): the product's rule for how many digits it gets.
import { countZeros } from './count-zeros.ts';
import { digitsOf, noNumber, readDecimal, roundDecimal, type DecimalParts } from './decimal-text.ts';
import { signOf, writeDigits } from './format-number.ts';

const significantDigits = 4;

const leadingZeros = (fraction: string): number => fraction.length - fraction.replace(/^0+/, '').length;

/** Four significant digits of a value below one. The rounding may lift it into the next decade: 0.99996 is 1.000. */
function toSignificant(value: DecimalParts): DecimalParts {
  const zeros = leadingZeros(digitsOf(value).fraction);
  const rounded = roundDecimal(value, zeros + significantDigits, 'half-up');
  const zerosAfter = leadingZeros(digitsOf(rounded).fraction);
  return zerosAfter < zeros ? roundDecimal(rounded, zerosAfter + significantDigits, 'half-up') : rounded;
}

/**
 * One and above: two decimals. Below: four significant digits. Six or more zeros behind the point are counted: 0.0₆1235.
 * Rounded half up; a positive price is never shown as 0.
 */
export function displayPrice(text: string): string {
  const value = readDecimal(text);
  if (value === null) return noNumber;
  const small = value.digits !== 0n && digitsOf(value).whole === '0' ? toSignificant(value) : null;
  if (small === null || digitsOf(small).whole !== '0') {
    const rounded = roundDecimal(small ?? value, 2, 'half-up');
    return signOf(rounded, 'negative') + writeDigits(rounded);
  }
  return countZeros(signOf(small, 'negative') + writeDigits(small));
}

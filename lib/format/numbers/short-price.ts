// A price at its market's precision where there is little room: books, tapes, axes. Never in a field.
import { countZeros } from './count-zeros.ts';
import { formatPrice } from './format-price.ts';

/** As `formatPrice`; six or more zeros behind the point are counted. */
export const shortPrice = (text: string, decimals: number): string => countZeros(formatPrice(text, decimals));

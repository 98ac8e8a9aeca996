// Sums for the eye: two decimals, towards less, so that nothing looks like more than it is.
import { Decimal } from 'decimal.js';

export const cents = (text: string): string => new Decimal(text).toDecimalPlaces(2, Decimal.ROUND_FLOOR).toFixed(2);

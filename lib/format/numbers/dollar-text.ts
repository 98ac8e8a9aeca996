// An amount of a coin that is worth a dollar, with its name: two decimals, isolated so that it holds in text of either direction.
import { isolateLtr } from '../bidi.ts';
import { formatNumber } from './format-number.ts';

export const dollarText = (amount: string, coin: string): string => isolateLtr(`${formatNumber(amount, { decimals: 2 })} ${coin}`);

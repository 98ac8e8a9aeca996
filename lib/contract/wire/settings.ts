// The settings that follow a user from device to device.
import * as z from 'zod/mini';

import { asText } from './fields.ts';
import { marketFilters } from '../site/market-filter.ts';

/** Minutes as a browser counts them (UTC+8 is '-480'); '-1': not set, the device decides. */
export const timeZone = asText.check(
  z.regex(/^-?\d{1,3}$/, 'must be minutes'),
  z.refine((value) => Math.abs(Number(value)) <= 840, 'must be from -840 to 840'),
);
/** The picture of a user: '' is none chosen, initials those of the name, the others are drawn. */
export const avatar = z.enum(['', 'initials', 'peaks', 'waves', 'sun', 'leaf', 'bolt', 'gem'], {
  error: 'must be a known picture, or empty',
});
export const contractUnit = z.enum(['base', 'margin', 'priced'], { error: 'must be base, margin or priced' });

export const settings = z.object({
  timeZone,
  contractUnitSet: contractUnit,
  /** Always true: a quantity that can be closed includes what orders already claim. */
  includeDelegateCount: z.literal(true),
  userAvatar: avatar,
  /** The user's id lies faintly over the pages of the account. */
  watermarkOpen: z.boolean(),
  /** The filters of the list of markets that the user has named; absent: none was ever kept. */
  marketFilters: z.optional(marketFilters),
});
/** The price by which take-profit and stop-loss are watched unless an order says otherwise. */
export const tpslPriceType = z.enum(['market', 'fair'], { error: 'must be market or fair' });

export type Avatar = z.output<typeof avatar>;
export type Settings = z.output<typeof settings>;

/** `profitOrLossPriceType`: the same as a number of the enumeration, 0 market and 1 fair. */
export const preference = z.object({ tpslPriceType, profitOrLossPriceType: z.union([z.literal(0), z.literal(1)]) });
export type Preference = z.output<typeof preference>;

/** The settings kept of a user, whichever call asks for which part of them. */
export const keptSettings = z.extend(settings, {
  tpslPriceType,
  /** When the agreement of trading bots was accepted; 0: never. */
  strategyAgreedMs: z.number(),
  /** News of attempts at the funded-trader programme comes by e-mail too, in this language of the site. */
  programmeMail: z.boolean(),
  programmeLocale: z.string(),
});
export type KeptSettings = z.output<typeof keptSettings>;

export const defaultSettings: KeptSettings = {
  timeZone: '-1',
  contractUnitSet: 'base',
  includeDelegateCount: true,
  userAvatar: '',
  watermarkOpen: false,
  tpslPriceType: 'market',
  strategyAgreedMs: 0,
  programmeMail: true,
  programmeLocale: '',
};

// Of what is kept of a user: the preference, as word and as number.
import type { KeptSettings, Preference } from '#lib/contract/wire/settings.ts';

export const preferenceOf = ({ tpslPriceType }: KeptSettings): Preference => ({
  tpslPriceType,
  profitOrLossPriceType: tpslPriceType === 'market' ? 0 : 1,
});

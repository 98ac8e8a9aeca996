// The preference among a user's kept settings, as word and as number.
import type { KeptSettings, Preference } from '#lib/contract/wire/settings.ts';

export const preferenceOf = ({ tpslPriceType }: KeptSettings): Preference => ({
  tpslPriceType,
  profitOrLossPriceType: tpslPriceType === 'market' ? 0 : 1,
});

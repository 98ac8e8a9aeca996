// The refusal of what is not offered in a country: by where the request comes from, and by the country of the user's identity.
import { register } from '#lib/contract/calls/v1/user/register.ts';
import type { ErrorKey } from '#lib/contract/errors.ts';
import type { RegionLimit, RegionTable } from '#lib/contract/site/region-limits.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import type { Opened } from './opened-by.ts';
import { refuse, type Refusal } from '../refusal/refusal.ts';

type Asked = {
  readonly path: string;
  readonly opened: readonly Opened[];
  /** Two capital letters, as a proxy in front says; null: it does not say. */
  readonly country: string | null;
  /** The country of the identity that was approved; null: none was. */
  readonly identityCountry: string | null;
  readonly mode: TradingMode;
};

const limits = { coins: 'spot', contracts: 'futures' } as const;
const keys = { register: 'regionLimit', spot: 'spotRegionLimit', futures: 'futuresRegionLimit', location: 'locationLimit' } as const;

/** Play money is for everybody. Null: it is offered. */
export function regionRefusal({ path, opened, country, identityCountry, mode }: Asked, table: RegionTable): Refusal | null {
  if (mode !== TradingMode.live) return null;
  const own = path === register.path ? (['register'] as const) : opened.map((one) => limits[one]);
  if (own.length === 0) return null;
  const has = (where: string | null, limit: RegionLimit): boolean => where !== null && table[where]?.includes(limit) === true;
  const limit = own.find((one) => has(country, one) || has(identityCountry, one));
  const said: ErrorKey | null = has(country, 'location') && opened.length > 0 ? keys.location : limit === undefined ? null : keys[limit];
  return said === null ? null : refuse(said, { country: country ?? identityCountry ?? '' });
}

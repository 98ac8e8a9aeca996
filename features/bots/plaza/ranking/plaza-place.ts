// The two rankings of strategies, of spot and of contracts, and the addresses of their pages.
import type { RankedStrategy } from '#lib/contract/bots/plaza.ts';
import { BusinessLine } from '#lib/contract/enums.ts';

export const plazaPlaces = ['spot', 'futures'] as const;
export type PlazaPlace = (typeof plazaPlaces)[number];

export const plazaPath: Readonly<Record<PlazaPlace, string>> = { spot: '/spot-strategy', futures: '/future-strategy' };

export const placeOf = ({ businessLine }: Pick<RankedStrategy, 'businessLine'>): PlazaPlace =>
  businessLine === BusinessLine.spot ? 'spot' : 'futures';

export const strategyPath = (strategy: Pick<RankedStrategy, 'businessLine' | 'strategyId'>): string =>
  `${plazaPath[placeOf(strategy)]}/${strategy.strategyId}`;

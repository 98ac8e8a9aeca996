// The line that a market belongs to: the keys under which channels tell its prices and one's orders, and its address.
import { type ContractLineKey, isDemoLine, lineKeyOf } from './contract-lines.ts';
import type { ContractMarket } from './contract-market.ts';
import type { SpotMarket } from './market.ts';

type OfLine = Pick<SpotMarket, 'businessLine'>;

/** The key of the channel that tells every price of a line. */
export const tickersKeyOf = ({ businessLine }: OfLine): ContractLineKey | 'spot' => lineKeyOf(businessLine) ?? 'spot';

/** The key of the channels of one's own orders and plans. */
export const ordersKeyOf = ({ businessLine }: OfLine): ContractLineKey | '' => lineKeyOf(businessLine) ?? '';

/** /futures/usdt/BTCUSDT; a demo line also says whether the contract ends. */
export function contractPath({ businessLine, name, symbolType }: Pick<ContractMarket, 'businessLine' | 'name' | 'symbolType'>): string {
  const line = lineKeyOf(businessLine) ?? 'usdt';
  return isDemoLine(businessLine) ? `/futures/${line}/${symbolType === 2 ? 'delivery' : 'perpetual'}/${name}` : `/futures/${line}/${name}`;
}

/** The address at which a market of either kind is traded. */
export const marketPath = (market: SpotMarket | ContractMarket): string =>
  'name' in market ? contractPath(market) : `/spot/${market.symbol}`;

// The properties that tell a contract from a spot market.
import { BusinessLine, type Side } from '#lib/contract/enums.ts';
import type { MarketId } from '../ids.ts';
import type { ContractListing, MarketListing } from '../listings.ts';

/** Ids from here on are contracts'; those below are spot markets', which are places in a list that grows. */
export const firstContractId: MarketId = 4096;

export const isContract = (market: MarketListing): market is ContractListing => market.contract !== undefined;

export const lineOf = ({ contract }: MarketListing): BusinessLine => contract?.line ?? BusinessLine.spot;

/** The coin that a trade of a side is charged in: what it receives, of a contract its margin. */
export const feeCoinOf = ({ base, quote, contract }: MarketListing, side: Side): string =>
  contract?.margin ?? (side === 'buy' ? base : quote);

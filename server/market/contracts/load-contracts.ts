// All contracts of this venue: the perpetuals, and the dated ones that the calendar lists at a time.
import type { AssetListing, Listings, ContractListing } from '#server/engine/listings.ts';

import { dollar } from '../dollar.ts';
import { listedMsOf } from '../listed.ts';
import { loadVenue } from '../venue.ts';
import { loadContractData, type ContractData, type PerpetualProfile } from './contract-data.ts';
import type { ShortContract } from './short-contracts.ts';
import { listingOf, type Coin, type Timing } from './contract-listing.ts';
import { liveSettlements, settlementsBetween, type Settlement } from './delivery-calendar.ts';

export type Contracts = {
  /** To be listed beside the coins of spot. */
  readonly assets: readonly AssetListing[];
  readonly perpetuals: readonly ContractListing[];
  /** All that are listed by the calendar at a time. */
  dated(timeMs: number): readonly ContractListing[];
  /** Those of an end, alive or not: what is settled after a pause. */
  settling(settlement: Settlement): readonly ContractListing[];
  /** Every one that has lived between two times. */
  everDated(fromMs: number, untilMs: number): readonly ContractListing[];
  /** A contract of play money by the moment of its end, a whole minute. */
  short(contract: ShortContract): ContractListing;
  /** For so long before its end the index of a dated contract is averaged. */
  readonly averagingMs: number;
};

/** Ids stand apart from those of spot, which are places in a list that grows. */
const firstAssetId = 96;
const firstPerpetualId = 4096;
const firstDatedId = 8192;
/** The first id of short contracts, in the order in which they were listed; the core has ids up to 65,535. */
const firstShortId = 57_344;
/** In its last minute, of a life of minutes, nothing is opened. */
const shortCloseOnlyMs = 60_000;
/** Ends that a dated contract can have: enough for 78 years. */
const weeksKept = 4096;
const hourMs = 3_600_000;
const minuteMs = 60_000;

function coinsOf(data: ContractData, spot: Listings, usdOf: (code: string) => number): (code: string) => Coin {
  const own = new Map(data.assets.map((asset, place) => [asset.code, { ...asset, assetId: firstAssetId + place }]));
  const spotCoins = new Set(spot.assets.map(({ code }) => code));
  for (const { code } of data.assets) if (spotCoins.has(code)) throw new Error(`${code} is a coin of spot already`);
  return (code) => {
    const listed = own.get(code) ?? spot.assetOf(code);
    if (listed === undefined) throw new Error(`not listed: ${code}`);
    const indexCoin = own.get(code)?.like ?? code;
    const usd = indexCoin === dollar ? 1 : usdOf(indexCoin);
    return { assetId: listed.assetId, decimals: listed.decimals, indexCoin, usd };
  };
}

const perpetualTiming = ({ fundingHours, fundingCapE8 }: PerpetualProfile): Timing => ({
  fundingIntervalMs: fundingHours * hourMs,
  fundingCapE8,
  deliveryMs: 0,
  closeOnlyMs: 0,
  deliveryFeePpm: 0,
});

/** Month, day, hour and minute of the end, in UTC. */
const shortCode = (deliveryMs: number): string => new Date(deliveryMs).toISOString().replace(/\D/g, '').slice(4, 12);

/** Listed on demand. */
export const isShort = ({ marketId }: ContractListing): boolean => marketId >= firstShortId;

const datedTiming = ({ delivery }: ContractData, { settleMs }: Pick<Settlement, 'settleMs'>): Timing => ({
  fundingIntervalMs: 0,
  fundingCapE8: 0,
  deliveryMs: settleMs,
  closeOnlyMs: delivery.closeOnlyMinutes * minuteMs,
  deliveryFeePpm: delivery.feePpm,
});

/**
 * Reads the list into what the core is told. Ids follow from the places in the list: append to it, and take nothing out. Refuses (Error naming the contract) coins that are not listed, a precision finer than
 * its coins, and tiers that do not fit: amounts in the core are safe integers, so that a tier table of a coin of eight decimals ends
 * at 45 million, half of what fits, for a position may double in value while it is held. The tables in the file are cut there.
 */
export function loadContracts(data: ContractData = loadContractData(), venue = loadVenue()): Contracts {
  const coinOf = coinsOf(data, venue.listings, (code) => venue.assetData(code).usdPrice);
  const settling = (settlement: Settlement): readonly ContractListing[] =>
    data.dated.map((profile, place) =>
      listingOf(data, coinOf, profile, {
        marketId: firstDatedId + place * weeksKept + settlement.week,
        symbolCode: settlement.code,
        listedMs: settlement.listedMs,
        timing: datedTiming(data, settlement),
      }),
    );
  return {
    assets: data.assets.map(({ code, name, decimals }, place) => ({ assetId: firstAssetId + place, code, name, decimals })),
    perpetuals: data.perpetuals.map((profile, place) =>
      listingOf(data, coinOf, profile, {
        marketId: firstPerpetualId + place,
        symbolCode: '',
        listedMs: listedMsOf(profile.listed, venue.openedMs),
        timing: perpetualTiming(profile),
      }),
    ),
    dated: (timeMs) => liveSettlements(timeMs).flatMap(settling),
    settling,
    everDated: (fromMs, untilMs) => [...settlementsBetween(fromMs, untilMs), ...liveSettlements(untilMs)].flatMap(settling),
    short: ({ number, deliveryMs, listedMs }) => {
      const profile = data.dated.find(({ line }) => line === 'demoUsd');
      if (profile === undefined) throw new Error('there is no dated contract of play money');
      const timing = { ...datedTiming(data, { settleMs: deliveryMs }), closeOnlyMs: shortCloseOnlyMs };
      const marketId = firstShortId + number;
      return listingOf(data, coinOf, profile, { marketId, symbolCode: shortCode(deliveryMs), listedMs, timing });
    },
    averagingMs: data.delivery.averagingMinutes * minuteMs,
  };
}

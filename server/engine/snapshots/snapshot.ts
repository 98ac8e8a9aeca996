// The whole state as bytes and back. Canonical: the same state always gives the same bytes, so their hash is the state's.
import { accountFields, marketFields, venueFields, type Image } from './image.ts';
import { nothing } from './part-image.ts';
import { parts } from '../parts.ts';
import { newState, type State } from '../state.ts';

const version = 3;
const images = Object.values(parts).map(({ image }) => image);

/** Those that keep something of every account, of which there are many. */
const accountImages = images.filter(({ account }) => account !== nothing);

/** Makes records of what several parts keep, with the fields in the order of the format; those without a value are not written. */
function recorder(fields: readonly string[]): (pieces: readonly object[]) => object {
  const none = Object.fromEntries(fields.map((field) => [field, undefined]));
  return (pieces) => Object.assign({ ...none }, ...pieces);
}
const venueRecord = recorder(venueFields);
const accountRecord = recorder(accountFields);
const marketRecord = recorder(marketFields);

function imageOf(state: State): object {
  const accounts = Array.from(state.accounts.values(), (account) =>
    accountRecord(accountImages.map((image) => image.account(state, account))),
  );
  const markets = Array.from(state.markets.values(), (market) => marketRecord(images.map((image) => image.market(state, market))));
  return venueRecord([{ version, accounts, markets }, ...images.map((image) => image.venue(state))]);
}

export function writeSnapshot(state: State): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(imageOf(state)));
}

/** Version 2 knew no contracts: what it lacks is what a venue without any has. Fields in the order in which this release writes them. */
function fromVersion2(image: Image): Image {
  return {
    ...image,
    version,
    accounts: image.accounts.map((account, row) => ({ ...account, row })),
    markets: image.markets.map((market) => ({
      ...market,
      orders: market.orders.map(({ extra, ...order }) =>
        extra === undefined ? order : { ...order, extra: { ...extra, reduceOnly: false, holdSide: null, loan: null } },
      ),
    })),
    plans: image.plans.map(({ planId, marketId, side, clientOrderId, selfTradePrevention, entryPoint, ...rest }) => {
      const words = { reduceOnly: false, holdSide: null };
      return { planId, marketId, side, clientOrderId, selfTradePrevention, entryPoint, ...words, ...rest };
    }),
    nextRow: image.accounts.length,
    liquidations: [],
  };
}

/** True if a snapshot was written in the format of this release: only then would writing its state give the same bytes again. */
export const isCurrent = (bytes: Uint8Array): boolean =>
  new TextDecoder().decode(bytes.subarray(0, 64)).startsWith(`{"version":${version},`);

/** Reads a snapshot of this release or the one before. Refuses (Error) any other; damage is the reader of the file's to find, by hash. */
export function readSnapshot(bytes: Uint8Array): State {
  const written: Image = JSON.parse(new TextDecoder().decode(bytes));
  const image = written.version === 2 ? fromVersion2(written) : written;
  if (image.version !== version) throw new Error(`snapshot version ${image.version} is not ${version}`);
  const state = newState();
  for (const part of images) part.restore(state, image);
  for (const part of images) part.restoreLast?.(state, image);
  return state;
}

// The adverts that are online, in memory: found in the order of takers however many there are. Whoever is found is then looked at exactly.
import type { AdvertSide } from '#lib/contract/c2c/advert-terms.ts';
import { floatingPrice } from '#lib/order-math/c2c/advert-price.ts';
import { isWithin } from '../online-hours.ts';
import { createShelf, inOrder, type Placed, type Shelf } from './shelf.ts';

/** An advert as it is put on the board. */
export type OnBoard = Omit<Placed, 'rank'> & {
  readonly side: AdvertSide;
  readonly coin: string;
  readonly quote: string;
  /** Decimal text; null: it floats by its premium. */
  readonly price: string | null;
  readonly premium: number;
};

/** @internal */
export type Sought = {
  /** As advertisers act. */
  readonly side: AdvertSide;
  readonly coin: string;
  readonly quote: string;
  readonly amount: number | null;
  readonly schemes: readonly string[];
  /** Null: those that float are not found. */
  readonly index: string | null;
  /** The minute of the day in UTC. */
  readonly minute: number;
};

type Ranked = Pick<Placed, 'advertId' | 'rank' | 'completion'>;

export type Board = {
  /** In the place of what it had of the advert. */
  put(advert: OnBoard): void;
  remove(advertId: number): void;
  setCompletion(userId: string, completion: number): void;
  /** The coins that have had adverts against it, on either side. */
  coinsAgainst(quote: string): readonly string[];
  /** Ids in the order of takers. */
  walk(sought: Sought): Generator<number>;
};

/** Beyond what rounding makes of products of plain numbers: nobody is left out by it. */
const tolerance = 1 + 1e-7;
const wholePremium = 10_000;

/** Lower is better for takers. */
const signOf = (side: AdvertSide): 1 | -1 => (side === 'sell' ? 1 : -1);

function mayFit({ available, minimum, maximum, schemes, hours }: Placed, price: number, sought: Sought): boolean {
  const largest = Math.min(maximum, available * price * tolerance);
  const { amount } = sought;
  if (amount === null ? largest < minimum : amount < minimum || amount > largest) return false;
  if (sought.schemes.length > 0 && !sought.schemes.some((scheme) => schemes.includes(scheme))) return false;
  return isWithin(hours, sought.minute);
}

function* fixedOnes(shelf: Shelf, sought: Sought): Generator<Ranked> {
  for (const entry of shelf.walk(sought)) if (mayFit(entry, Math.abs(entry.rank), sought)) yield entry;
}

function* floatingOnes(shelf: Shelf, index: string, sought: Sought): Generator<Ranked> {
  const [sign, about] = [signOf(sought.side), Number(index)];
  for (const entry of shelf.walk(sought)) {
    const premium = sign * entry.rank;
    if (!mayFit(entry, about * (1 + premium / wholePremium), sought)) continue;
    // Eight digits are exact as a plain number, so whoever floats to a fixed price is as good as that.
    yield { ...entry, rank: sign * Number(floatingPrice(index, premium)) };
  }
}

const noOnes: readonly Ranked[] = [];

/** Both are in order, and so is what they make together. */
function* together(one: Iterator<Ranked>, other: Iterator<Ranked>): Generator<number> {
  let [left, right] = [one.next(), other.next()];
  while (left.done !== true || right.done !== true) {
    if (right.done === true || (left.done !== true && inOrder(left.value, right.value) < 0)) {
      if (left.done !== true) yield left.value.advertId;
      left = one.next();
    } else {
      yield right.value.advertId;
      right = other.next();
    }
  }
}

type Shelves = { readonly fixed: Shelf; readonly floating: Shelf };
const nameOf = ({ side, coin, quote }: Pick<OnBoard, 'side' | 'coin' | 'quote'>): string => `${side} ${coin} ${quote}`;

export function createBoard(): Board {
  const shelves = new Map<string, Shelves>();
  const placed = new Map<number, { readonly advert: OnBoard; readonly entry: Placed; readonly shelf: Shelf }>();
  const ofUser = new Map<string, Set<number>>();
  const coinsOf = new Map<string, Set<string>>();

  const shelvesOf = (advert: OnBoard): Shelves => {
    const name = nameOf(advert);
    const found = shelves.get(name) ?? { fixed: createShelf(), floating: createShelf() };
    shelves.set(name, found);
    return found;
  };
  const remove = (advertId: number): void => {
    const found = placed.get(advertId);
    if (found === undefined) return;
    found.shelf.remove(found.entry);
    placed.delete(advertId);
    const others = ofUser.get(found.entry.userId);
    others?.delete(advertId);
    if (others?.size === 0) ofUser.delete(found.entry.userId);
  };
  const put = (advert: OnBoard): void => {
    const { side, coin, quote, price, premium, ...rest } = advert;
    remove(advert.advertId);
    coinsOf.set(quote, (coinsOf.get(quote) ?? new Set()).add(coin));
    const { fixed, floating } = shelvesOf(advert);
    const shelf = price === null ? floating : fixed;
    const entry: Placed = { ...rest, rank: signOf(side) * (price === null ? premium : Number(price)) };
    shelf.put(entry);
    placed.set(advert.advertId, { advert, entry, shelf });
    const others = ofUser.get(advert.userId) ?? new Set();
    ofUser.set(advert.userId, others.add(advert.advertId));
  };
  return {
    put,
    remove,
    setCompletion: (userId, completion) => {
      // The set changes meanwhile: an advert that is put back would be met once more.
      const own = Array.from(ofUser.get(userId) ?? []);
      for (const advertId of own) {
        const found = placed.get(advertId);
        if (found !== undefined && found.advert.completion !== completion) put({ ...found.advert, completion });
      }
    },
    coinsAgainst: (quote) => [...(coinsOf.get(quote) ?? [])],
    walk: (sought) => {
      const found = shelves.get(nameOf(sought));
      const { index } = sought;
      if (found === undefined) return together(noOnes.values(), noOnes.values());
      return together(fixedOnes(found.fixed, sought), index === null ? noOnes.values() : floatingOnes(found.floating, index, sought));
    },
  };
}

// The letters of the formulas on these pages: the same as in the what-if explorer, and a few more.

/** The letters of the explorer: their words are `explorer.symbol`. */
const explorerLetters = {
  S: 'size',
  E: 'entryPrice',
  M: 'markPrice',
  D: 'direction',
  L: 'leverage',
  G: 'margin',
  K: 'funds',
  r: 'maintenanceRate',
  f: 'takerFee',
  c: 'deduction',
  U: 'gain',
  Q: 'equity',
  N: 'maintenance',
  m: 'initialMargin',
  F: 'fundingRate',
  V: 'value',
  W: 'entryValue',
  R: 'ratio',
  l: 'liquidationFee',
  I: 'index',
} as const;

/** Their words are `guides.symbol`. */
const ownLetters = {
  P: 'orderPrice',
  v: 'orderValue',
  T: 'laterPrice',
  C: 'cost',
  H: 'openLoss',
  u: 'marginUp',
  w: 'feeUp',
  X: 'liquidationPrice',
  Y: 'bankruptcyPrice',
  A: 'score',
  J: 'payment',
  g: 'return',
  b: 'bought',
  p: 'paid',
  s: 'sold',
  q: 'received',
  k: 'costPrice',
  e: 'breakevenPrice',
  x: 'priceNow',
  h: 'gain',
  j: 'fee',
} as const;

export type Letter = keyof typeof explorerLetters | keyof typeof ownLetters;

export type Word =
  | { readonly from: 'explorer'; readonly id: (typeof explorerLetters)[keyof typeof explorerLetters] }
  | { readonly from: 'guides'; readonly id: (typeof ownLetters)[keyof typeof ownLetters] };

const words = new Map<string, Word>([
  ...Object.entries(explorerLetters).map(([letter, id]) => [letter, { from: 'explorer', id }] as const),
  ...Object.entries(ownLetters).map(([letter, id]) => [letter, { from: 'guides', id }] as const),
]);

/** Undefined for a letter that no formula has. */
export const wordOf = (letter: string): Word | undefined => words.get(letter);

/** In what a number is: the coin that is traded, a price, an amount of the coin of margin or payment, a share, a multiple, none. */
export type Unit = 'size' | 'price' | 'amount' | 'share' | 'times' | 'none';

const units: Readonly<Record<Letter, Unit>> = {
  S: 'size',
  E: 'price',
  M: 'price',
  D: 'none',
  L: 'times',
  G: 'amount',
  K: 'amount',
  r: 'share',
  f: 'share',
  c: 'amount',
  U: 'amount',
  Q: 'amount',
  N: 'amount',
  m: 'amount',
  F: 'share',
  V: 'amount',
  W: 'amount',
  R: 'share',
  l: 'share',
  I: 'price',
  P: 'price',
  v: 'amount',
  T: 'price',
  C: 'amount',
  H: 'amount',
  u: 'share',
  w: 'share',
  X: 'price',
  Y: 'price',
  A: 'none',
  J: 'amount',
  g: 'share',
  b: 'size',
  p: 'amount',
  s: 'size',
  q: 'amount',
  k: 'price',
  e: 'price',
  x: 'price',
  h: 'share',
  j: 'amount',
};

export const unitOf = (letter: Letter): Unit => units[letter];
export const isLetter = (text: string): text is Letter => Object.hasOwn(units, text);

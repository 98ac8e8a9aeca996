// A number with the formula it comes from: the formula in symbols, what each stood for, and where it was taken from.
import type { FuturesContract } from '#lib/order-math/futures/contract-value.ts';

export const symbolMeanings = {
  S: 'size',
  E: 'entryPrice',
  M: 'markPrice',
  P: 'marginPrice',
  D: 'direction',
  I: 'index',
  L: 'leverage',
  G: 'margin',
  K: 'funds',
  r: 'maintenanceRate',
  f: 'takerFee',
  c: 'deduction',
  B: 'balance',
  U: 'gain',
  Q: 'equity',
  N: 'maintenance',
  m: 'initialMargin',
  F: 'fundingRate',
  V: 'value',
  W: 'entryValue',
  A: 'allValue',
  R: 'ratio',
  l: 'liquidationFee',
  s: 'share',
  a: 'longSize',
  b: 'shortSize',
  x: 'longEntry',
  y: 'shortEntry',
} as const;
export type FormulaSymbol = keyof typeof symbolMeanings;

/** In what a number is. */
export type Unit = 'coin' | 'quote' | 'size' | 'price' | 'share' | 'none';

export type Input = {
  readonly symbol: FormulaSymbol;
  /** The one of several that are added up: a contract's name. */
  readonly of?: string;
  readonly text: string;
  readonly unit: Unit;
};

export type Explanation = {
  /** Its name and the words for it. */
  readonly id: FormulaId;
  /** In symbols; + between those that are added up where `sum` is set. */
  readonly formula: string;
  /** The formula of one of its symbols: `s = Q × V ÷ A`. */
  readonly where?: string;
  readonly inputs: readonly Input[];
  /** Null: there is none (no price above zero takes the position, nothing is left). */
  readonly result: string | null;
  readonly unit: Unit;
  readonly source: string | null;
};

const formulaIds = [
  'equity',
  'gains',
  'accountMaintenance',
  'accountMargin',
  'free',
  'accountRatio',
  'ratio',
  'liquidation',
  'bankruptcy',
  'value',
  'gain',
  'returnRate',
  'initialMargin',
  'maintenance',
  'funding',
  'adl',
] as const;
type FormulaId = (typeof formulaIds)[number];

const article = (number: string): string => `https://www.bitget.com/support/articles/${number}`;
/** The articles in which the formulas are printed, as lib/order-math names them. */
export const sources = {
  margin: article('12560603838731'),
  maintenance: article('12560603841952'),
  liquidation: article('12560603808759'),
  bankruptcy: article('12560604115513'),
  gain: article('12560603797916'),
  funding: article('12560603838070'),
  adl: article('12560603800805'),
} as const;

type Form = 'linear' | 'coin' | 'inverse';
/** One formula, as each form of contract has it. */
export type Formulas = Readonly<Record<Form, string>>;
export const formOf = (contract: FuturesContract): Form =>
  contract.settle === 'quote' ? 'linear' : contract.sizeUnit === 'usd' ? 'inverse' : 'coin';

// The state of an arbitrage bot: plain numbers and texts, which belong to one bot and are changed in place.
import type { ArbitrageTerms } from '#lib/contract/bots/arbitrage/arbitrage-terms.ts';
import type { Side } from '#lib/contract/enums.ts';
import type { BotMarket, Waits } from '../../bot-kind.ts';
import type { Funds } from '../life/funds.ts';
import { type Life, newLife } from '../life/life.ts';
import type { BandWait, Refusals } from '../life/refusals.ts';
import { noWaits } from '../life/waits.ts';

/** The places of its markets. */
export const [spotLeg, contractLeg] = [0, 1] as const;

/** `undo`: it brings one leg back to the other, which was refused. */
export type OrderPurpose = 'enter' | 'leave' | 'undo';
export type LegOrder = { step: number; side: Side; lots: number; purpose: OrderPurpose; isLimit: boolean; isCancelled: boolean };

type Phase = 'new' | 'funding' | 'running' | 'returning' | 'over';

export type ArbitrageState = Life &
  Omit<Funds, 'fundsStep'> &
  Refusals &
  BandWait & {
    terms: ArbitrageTerms;
    phase: Phase;
    /** In lots of the contract: so much is to be held in either leg in the end, and so much is gone in for at a time. */
    targetLots: number;
    sliceLots: number;
    /** All slices are in. */
    isEntered: boolean;
    /** Coins, in units: those that it has, and those that it owes with their interest. */
    heldUnits: number;
    owedUnits: number;
    /** The position in the perpetual, in lots, with its value at the prices that it was opened at. */
    contractLots: number;
    entryUnits: number;
    /** Quote coins of its wallets: spot, the margin wallet in which it borrows, and futures, with the position at cost. */
    spotCash: number;
    marginCash: number;
    futuresCash: number;
    /** From its owner, less what went back. */
    putInUnits: number;
    /** One order a leg at most. */
    spotOrder: LegOrder | null;
    contractOrder: LegOrder | null;
    /** The reason for which one leg was refused: the other one is undone; empty: none was. */
    undoes: string;
    /** Orders at a price that were given up in a row because the price has moved. */
    moves: number;
    /** A mark price from which the margin is too thin; 0: there is no position. */
    marginTicks: number;
    /** Prices from which too little stands behind what is owed: of spot, and of the perpetual's mark; 0: nothing is owed. */
    loanTicks: number;
    loanMarkTicks: number;
    /** The step by which it borrows or repays; 0: none is on its way. */
    loanStep: number;
    /** It has repaid what it could: it looks again after its next trade, or with the next minute. */
    hasRepaid: boolean;
    /** Steps that carry quote coins from spot into the margin wallet, and how much each. */
    transfers: { readonly step: number; readonly units: number }[];
    /** The steps that carry money from the one wallet to the other, and how much it is. */
    marginSteps: number[];
    marginUnits: number;
    /** No more margin can be had: what is near liquidation is closed. */
    isMarginSpent: boolean;
    fundingUnits: number;
    /** Interest that was charged, at the price of its moment, and the part of it since the last settlement. */
    interestUnits: number;
    interestSince: number;
    settlements: number;
    lowSettlements: number;
    withdrawnUnits: number;
    /** Legs whose market does not trade. */
    closedLegs: number[];
    /** A refusal waits for the next price. */
    holdsBack: boolean;
    /** One leg was undone: both are tried anew with the next minute, because its own trades move the price. */
    rests: boolean;
    /** Everything goes at the market. */
    isUrgent: boolean;
    fundsSteps: number[];
    waits: Waits[];
  };

export const createArbitrage = (terms: ArbitrageTerms, markets: readonly BotMarket[]): ArbitrageState => ({
  ...newLife(terms.sellsAtEnd),
  isFunded: false,
  pending: [],
  refusal: '',
  refusals: 0,
  terms,
  phase: 'new',
  targetLots: 0,
  sliceLots: 0,
  isEntered: false,
  heldUnits: 0,
  owedUnits: 0,
  contractLots: 0,
  entryUnits: 0,
  spotCash: 0,
  marginCash: 0,
  futuresCash: 0,
  putInUnits: 0,
  spotOrder: null,
  contractOrder: null,
  undoes: '',
  moves: 0,
  marginTicks: 0,
  loanTicks: 0,
  loanMarkTicks: 0,
  loanStep: 0,
  hasRepaid: false,
  transfers: [],
  marginSteps: [],
  marginUnits: 0,
  isMarginSpent: false,
  fundingUnits: 0,
  interestUnits: 0,
  interestSince: 0,
  settlements: 0,
  lowSettlements: 0,
  withdrawnUnits: 0,
  closedLegs: [],
  holdsBack: false,
  rests: false,
  isUrgent: false,
  fundsSteps: [],
  waits: markets.map(() => noWaits),
});

// The state of a portfolio: plain numbers and texts, which belong to one bot and are changed in place.
import type { PortfolioAction, PortfolioTerms } from '#lib/contract/bots/portfolio/portfolio-terms.ts';
import type { BotMarket, ProfitWaits } from '../../bot-kind.ts';
import { type Life, newLife } from '../life/life.ts';
import type { Refusals } from '../life/refusals.ts';

/** The actions that trade. */
export type TradingAction = Exclude<PortfolioAction, 'edit'>;

/** The trading that one action has to do in one market. */
export type Part = {
  leg: number;
  side: 'buy' | 'sell';
  /** Still to be sold; of purchases 0. */
  lots: number;
  /** Still to be spent, in quote units; of sales 0. */
  units: number;
  /** The step of its order; 0: none is on its way. */
  step: number;
  /** The lots of that order which are not filled yet. */
  stepLots: number;
  /** Traded so far, in lots and in quote units, and the fees of it, in quote units at the prices of the trades. */
  filledLots: number;
  filledUnits: number;
  feeUnits: number;
  /** It goes on at the next look. */
  holdsBack: boolean;
  isOver: boolean;
};

/** An action on its way, from its first order to its last: sales before purchases. */
export type Task = {
  action: TradingAction;
  phase: 'selling' | 'buying' | 'paying';
  parts: Part[];
  /** Extraction: the quote units that are to be paid out. Otherwise 0. */
  units: number;
};

export type LegState = Refusals & {
  coin: string;
  /** Units of the coin that it holds. */
  held: number;
  /** Quote units that were paid for them, the fees included. */
  costUnits: number;
  /** Quote units that are kept to buy it, and could not be spent yet: the market stands still, or they are below its least. */
  carriedUnits: number;
  carriedFor: 'initial' | 'add';
  /** It has been said that it waits for its market, and that its part is too small to be traded. */
  saysWaits: boolean;
  saysSmall: boolean;
};

type Phase = 'new' | 'funding' | 'running' | 'over';

export type PortfolioState = Life & {
  terms: PortfolioTerms;
  /** By leg. A coin that an edit has taken out stays, with a weight of 0. */
  legs: LegState[];
  phase: Phase;
  /** Null: it has nothing to do. */
  task: Task | null;
  /** Quote units in its account, as its fills and transfers make them. */
  quoteUnits: number;
  /** Quote units that were put in (coins at the price of the moment), and profit that was paid out. */
  paidInUnits: number;
  extractedUnits: number;
  /** Profit that is asked for and not paid out yet. */
  wantedUnits: number;
  /** Quote units that were put in and have not been divided among the coins yet. */
  addedUnits: number;
  /** The next look brings it to its weights, however little it is away from them: they are new, or something was left out or refused. */
  isForced: boolean;
  /** A market stood still when it was last brought to its weights. */
  isIncomplete: boolean;
  /** It looks now: its time has come, a market is open again, or its owner has said something. */
  isLookDue: boolean;
  isTimedDue: boolean;
  /** The next moments at which it looks: every five minutes, at its interval, and every minute for its exits. */
  fiveMs: number;
  timedMs: number;
  minuteMs: number;
  /** The profits at which it waits to end. Absent: it has waited for none so far. */
  exitProfits?: ProfitWaits;
  /** Steps that are no orders: the funds, and what is paid out. 0: none is on its way. */
  fundsStep: number;
  payStep: number;
  /** The moment that it waits for; 0: none. */
  waitsMs: number;
  rebalances: number;
  /** The gain of sold coins over what was paid for them, fees deducted. */
  matchedUnits: number;
};

export const newLeg = ({ base }: BotMarket): LegState => ({
  coin: base.code,
  held: 0,
  costUnits: 0,
  carriedUnits: 0,
  carriedFor: 'initial',
  saysWaits: false,
  saysSmall: false,
  refusal: '',
  refusals: 0,
});

export const createPortfolio = (terms: PortfolioTerms, markets: readonly BotMarket[]): PortfolioState => ({
  ...newLife(terms.sellsAtEnd),
  terms,
  legs: markets.map(newLeg),
  phase: 'new',
  task: null,
  quoteUnits: 0,
  paidInUnits: 0,
  extractedUnits: 0,
  wantedUnits: 0,
  addedUnits: 0,
  isForced: false,
  isIncomplete: false,
  isLookDue: false,
  isTimedDue: false,
  fiveMs: 0,
  timedMs: 0,
  minuteMs: 0,
  fundsStep: 0,
  payStep: 0,
  waitsMs: 0,
  rebalances: 0,
  matchedUnits: 0,
});

// Every step of a grid has this at hand: its state, the market, the prices of the moment and what it can do.
import type { BotActions, BotMarket, BotPrices } from '../../bot-kind.ts';
import type { GridParams, GridReason } from './grid-reasons.ts';
import type { GridState } from './grid-state.ts';

export type GridContext = {
  readonly state: GridState;
  readonly market: BotMarket;
  readonly timeMs: number;
  readonly prices: BotPrices;
  readonly act: BotActions;
};

export const isContract = ({ rules }: BotMarket): boolean => rules.contract !== undefined;

/** The price that exits and triggers look at. */
export const watchedTicks = ({ market, prices }: GridContext): number => (isContract(market) ? prices.markTicks : prices.lastTicks);

/** Leaves a row; the code says which params it has. */
export function say<Code extends GridReason>({ act }: GridContext, code: Code, params: GridParams<Code>): void {
  act.say(code, params);
}

/** Money of lots at a price. */
export const valueOf = ({ rules }: BotMarket, priceTicks: number, lots: number): number => priceTicks * lots * rules.tickLotUnits;

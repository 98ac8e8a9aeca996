// The strategies of a kind that count, as the wire tells them.
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';

type Counted = { readonly strategyType: number; readonly all: number; readonly ended: number };

const isType = (type: number): type is StrategyType => Object.values<number>(StrategyType).includes(type);

/** Empty: of a kind that this release does not have. */
export const toCount = ({ strategyType, all, ended }: Counted) => (isType(strategyType) ? [{ strategyType, all, ended }] : []);

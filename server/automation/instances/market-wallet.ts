// The wallet that a bot trades a market from.
import { Wallet } from '#lib/contract/enums.ts';
import type { StrategyWallet } from '#server/engine/strategies/strategy-command.ts';

import type { BotMarket } from '../bot-kind.ts';

export const marketWallet = ({ rules }: Pick<BotMarket, 'rules'>): StrategyWallet =>
  rules.contract === undefined ? Wallet.spot : Wallet.futures;

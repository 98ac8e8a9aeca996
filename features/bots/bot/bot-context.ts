// The parts of a bot's own page have this in common.
import { createContext, use } from 'react';

import type { BotDecision, BotDetail } from '#lib/contract/bots/bot.ts';
import type { BotMarket } from '../create/state/create-context.ts';
import type { BotKind, BotKindId, TermsFacts } from '../kinds/bot-kind.ts';
import type { KindParts } from '../kinds/kind-parts.ts';

export type BotDialog = 'edit' | 'add' | 'withdraw' | 'stop' | 'share' | 'notices' | 'publish';

export type ShownBot = {
  readonly bot: BotDetail;
  readonly kindId: BotKindId;
  readonly kind: BotKind;
  readonly parts: KindParts;
  readonly facts: TermsFacts;
  readonly market: BotMarket;
  /** A step of it in a sentence. */
  readonly textOf: (step: Pick<BotDecision, 'code' | 'params'>) => string;
  /** Changes whenever its lists may have. */
  readonly version: number;
  readonly open: (dialog: BotDialog | null) => void;
};

export const BotContext = createContext<ShownBot | null>(null);

export function useBot(): ShownBot {
  const shown = use(BotContext);
  if (shown === null) throw new Error('no bot around this component');
  return shown;
}

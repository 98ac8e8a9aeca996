'use client';
// Around the page of a bot: what is known of it, live, and the dialogs in which its owner tells it something.
import { useMemo, useState, type ReactNode } from 'react';

import { lateDialog } from '#components/ui/late/late-part.tsx';
import { useAgainAfter } from '#lib/api/query/use-again-after.ts';
import { useCall } from '#lib/api/query/use-call.ts';
import type { BotDetail, BotRow } from '#lib/contract/bots/bot.ts';
import { getStrategy } from '#lib/contract/calls/v1/trigger/strategy/detail.ts';
import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import type { BotMarket } from '../create/state/create-context.ts';
import { botKinds, kindOfType } from '../kinds/bot-kinds.ts';
import { botParts } from '../kinds/bot-parts.ts';
import { BotContext, type BotDialog } from './bot-context.ts';
import { useDecisionText } from './lists/use-decision-text.ts';

const FundsDialog = lateDialog(async () => (await import('./dialogs/funds-dialog.tsx')).FundsDialog);
const StopDialog = lateDialog(async () => (await import('./dialogs/stop-dialog.tsx')).StopDialog);
const NoticesDialog = lateDialog(async () => (await import('./dialogs/notices-dialog.tsx')).NoticesDialog);
const PublishDialog = lateDialog(async () => (await import('./dialogs/publish-dialog.tsx')).PublishDialog);
const ShareBot = lateDialog(async () => (await import('./share/share-bot.tsx')).ShareBot);

type Props = { readonly initial: BotDetail; readonly market: BotMarket; readonly children: ReactNode };

const settleMs = 400;
/** An answer that was lost, while the exchange was being restarted say, is asked for again by then. */
const lostAfterMs = 30_000;

/** Changes with what the channel does not tell of a bot: its levels, its coins, and the profit that can be taken out. */
const markOf = ({ state, fillCount, added, returned, bot, notices }: BotRow): string =>
  JSON.stringify([state, fillCount, added, returned, bot.terms, notices]);

export function BotPage({ initial, market, children }: Props) {
  const { strategyId } = initial;
  const [opened, setOpened] = useState<BotDialog | null>(null);
  const { data, refetch } = useCall(getStrategy, { strategyId }, { initial, everyMs: lostAfterMs });
  const row = useChannel(useHub(), 'bots', '').data?.get(strategyId);
  // Something may have happened between the making of the page and the first word of the channel.
  useAgainAfter(markOf(row ?? initial), refetch, settleMs);
  const known = data ?? initial;
  // Its figures follow the price; what stands at its levels is asked for when something of it has changed.
  const bot = useMemo((): BotDetail => (row === undefined ? known : { ...known, ...row }), [known, row]);
  const textOf = useDecisionText(market, bot.coin, bot.symbols);
  const close = (): void => setOpened(null);
  const shown = useMemo(() => {
    const kindId = kindOfType(bot.strategyType);
    const kind = botKinds[kindId];
    const facts = kind.factsOf(bot.bot);
    return { bot, kindId, kind, parts: botParts[kind.terms], facts, market, textOf, version: bot.fillCount, open: setOpened };
  }, [bot, market, textOf]);
  const { Edit } = shown.parts;
  // One that has ended, whoever ended it, is told nothing more.
  const dialog = bot.state === BotState.stopped && opened !== 'share' && opened !== 'publish' ? null : opened;
  return (
    <BotContext value={shown}>
      {children}
      {dialog === 'edit' && Edit !== null ? <Edit onClose={close} /> : null}
      {dialog === 'add' || dialog === 'withdraw' ? <FundsDialog way={dialog} bot={bot} onClose={close} /> : null}
      {dialog === 'stop' ? <StopDialog onClose={close} /> : null}
      {dialog === 'publish' ? <PublishDialog onClose={close} /> : null}
      {dialog === 'notices' ? <NoticesDialog onClose={close} /> : null}
      {dialog === 'share' ? <ShareBot onClose={close} /> : null}
    </BotContext>
  );
}

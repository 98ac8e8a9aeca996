'use client';
// Around the page of a bot: what is known of it, live, and the dialogs in which its owner tells it something.
import { useMemo, useState, type ReactNode } from 'react';

import { lateDialog } from '#components/ui/late/late-part.tsx';
import { useAgainAfter } from '#lib/api/query/use-again-after.ts';
import { useCall } from '#lib/api/query/use-call.ts';
import type { BotDetail } from '#lib/contract/bots/bot.ts';
import { getStrategy } from '#lib/contract/calls/v1/trigger/strategy/detail.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import type { BotMarket } from '../create/state/create-context.ts';
import { botKinds, kindOfType } from '../kinds/bot-kinds.ts';
import { botParts } from '../kinds/bot-parts.ts';
import { BotContext, type BotDialog } from './bot-context.ts';

const FundsDialog = lateDialog(async () => (await import('./dialogs/funds-dialog.tsx')).FundsDialog);
const StopDialog = lateDialog(async () => (await import('./dialogs/stop-dialog.tsx')).StopDialog);
const PublishDialog = lateDialog(async () => (await import('./dialogs/publish-dialog.tsx')).PublishDialog);
const ShareBot = lateDialog(async () => (await import('./share/share-bot.tsx')).ShareBot);

type Props = { readonly initial: BotDetail; readonly market: BotMarket; readonly children: ReactNode };

const settleMs = 400;

export function BotPage({ initial, market, children }: Props) {
  const { strategyId } = initial;
  const [opened, setOpened] = useState<BotDialog | null>(null);
  const { data, refetch } = useCall(getStrategy, { strategyId }, { initial });
  const row = useChannel(useHub(), 'bots', '').data?.get(strategyId);
  const mark = row === undefined ? null : `${row.state} ${row.fillCount} ${row.added} ${row.returned} ${JSON.stringify(row.bot.terms)}`;
  useAgainAfter(mark, refetch, settleMs);
  const known = data ?? initial;
  // Its figures follow the price; what stands at its levels is asked for when something of it has changed.
  const bot = useMemo((): BotDetail => (row === undefined ? known : { ...known, ...row }), [known, row]);
  const close = (): void => setOpened(null);
  const shown = useMemo(() => {
    const kindId = kindOfType(bot.strategyType);
    const kind = botKinds[kindId];
    const facts = kind.factsOf(bot.bot);
    return { bot, kindId, kind, parts: botParts[kind.terms], facts, market, version: bot.fillCount, open: setOpened };
  }, [bot, market]);
  const { Edit } = shown.parts;
  return (
    <BotContext value={shown}>
      {children}
      {opened === 'edit' && Edit !== null ? <Edit onClose={close} /> : null}
      {opened === 'add' || opened === 'withdraw' ? <FundsDialog way={opened} bot={bot} onClose={close} /> : null}
      {opened === 'stop' ? <StopDialog onClose={close} /> : null}
      {opened === 'publish' ? <PublishDialog onClose={close} /> : null}
      {opened === 'share' ? <ShareBot onClose={close} /> : null}
    </BotContext>
  );
}
